import { readFileSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import { compileFunction, createContext, Script } from 'node:vm';
import type { Engine, EngineResult } from 'json-rules-engine';

/** A context with promises of its own: they are all settled when a script in it has ended. */
const context = createContext(
  { process: { env: {} }, setTimeout: () => refuse('waits') },
  { microtaskMode: 'afterEvaluate' },
) as { engine?: Engine; facts?: object; result?: EngineResult | undefined; error?: unknown };
const running = new Script('engine.run(facts).then((found) => { result = found; }, (failed) => { error = failed; });');
const modules = new Map<string, { exports: unknown }>();

/** The engine's own class, loaded into the context with all that it needs. */
export function synchronousEngine(): typeof Engine {
  const file = createRequire(import.meta.url).resolve('json-rules-engine');
  return (load(file) as { readonly Engine: typeof Engine }).Engine;
}

function load(file: string): unknown {
  const present = modules.get(file);
  if (present) return present.exports;
  const module = { exports: {} };
  modules.set(file, module);
  const outside = createRequire(file);
  const inside = (name: string): unknown => (isBuiltin(name) ? outside(name) : load(outside.resolve(name)));
  const parameters = ['exports', 'require', 'module'];
  compileFunction(readFileSync(file, 'utf8'), parameters, { parsingContext: context, filename: file })(
    module.exports,
    inside,
    module,
  );
  return module.exports;
}

/** Runs an engine of {@link synchronousEngine}, whose promises are settled before it returns. */
export function runNow(engine: Engine, facts: object): EngineResult {
  Object.assign(context, { engine, facts, result: undefined, error: undefined });
  running.runInContext(context);
  const { result, error } = context;
  if (error !== undefined) throw error;
  return result ?? refuse('has not ended');
}

function refuse(what: string): never {
  throw new Error(`json-rules-engine ${what}`);
}
