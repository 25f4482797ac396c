import type { CompiledQuestion, CompiledScreen } from './compiled-screen.js';

/** The questions of a screen that ids name, about whichever object, in the order of the screen. */
export function namedQuestions(screen: CompiledScreen, ids: Iterable<string>): readonly CompiledQuestion[] {
  const named = new Set<CompiledQuestion>();
  for (const id of ids) {
    const object = id.indexOf('.');
    const behind = id.indexOf('.', object + 1);
    for (const question of screen.byId.get(id.slice(0, object) + id.slice(behind)) ?? []) named.add(question);
  }
  return screen.questions.filter((question) => named.has(question));
}
