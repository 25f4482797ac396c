import { expect } from 'chai';
import type { Edit } from '../../../support/rules/edited-files.js';
import { loadEdited } from '../../../support/rules/tiny-rules.js';

const file = 'common/names.yaml';
const names = (text: string): Edit => ({ file, find: '', replace: text });
const both = '{ en: "end age", de: "Endalter" }';

/** The findings of the tiny rules with such names, and the places that are marked. */
function found(text: string): { readonly places: readonly string[]; readonly marks: readonly string[] } {
  const { findings, marks } = loadEdited([names(text)]);
  return {
    places: findings.all.map(({ at, severity, code }) => `${at.file}:${at.line}:${at.column} ${severity} ${code}`),
    marks,
  };
}

/** A thing of the tiny rules for each section that names one. */
const named: Readonly<Record<string, () => string | undefined>> = {
  attributes: () => loaded().objects.get('benefit')?.attributes.keys().next().value,
  facts: () => loaded().objects.get('benefit')?.facts.keys().next().value,
  relations: () => loaded().objects.get('benefit')?.relations.keys().next().value,
};

function loaded() {
  const [system] = loadEdited([]).systems;
  if (!system) throw new Error('the tiny rules do not load');
  return system;
}

describe('Names for people', () => {
  for (const [thing, first] of Object.entries(named))
    it(`are read for ${thing}`, () => {
      const key = `benefit.${first()}`;
      const { systems, findings } = loadEdited([names(`${thing}:\n  ${key}: ${both}\n`)]);
      expect(findings.report()).to.equal('');
      expect(systems[0]?.names[thing as 'facts'].get(key)).to.deep.equal({ en: 'end age', de: 'Endalter' });
    });

  it('are read for parameters', () => {
    const [parameter = ''] = loaded().parameters.keys();
    const { systems, findings } = loadEdited([names(`parameters:\n  ${parameter}: ${both}\n`)]);
    expect(findings.report()).to.equal('');
    expect(systems[0]?.names.parameters.get(parameter)).to.deep.equal({ en: 'end age', de: 'Endalter' });
  });

  it('of nothing are warned of, since no rule is wrong because of them', () => {
    for (const thing of [
      'attributes',
      'facts',
      'ownFacts',
      'relations',
      'parameters',
      'columns',
      'words',
      'tableColumns',
    ]) {
      const { places, marks } = found(`${thing}:\n  ¦benefit.noSuchThing: ${both}\n`);
      expect(places, thing).to.deep.equal([`${marks[0] ?? ''} warning unknown-key`]);
    }
  });

  it('need every locale and known sections', () => {
    const [parameter = ''] = loaded().parameters.keys();
    expect(found(`parameters:\n  ¦${parameter}: { en: "x" }\n`).places).to.deep.equal([
      `${file}:2:3 error missing-locale`,
    ]);
    expect(found(`things: { a: ${both} }\n`).places).to.deep.equal([`${file}:1:1 error unknown-key`]);
  });

  it('are told where one thing is called in one language as another one is, of whatever kind, but for an article', () => {
    const [parameter = ''] = loaded().parameters.keys();
    const [fact = ''] = [...loaded().objects.values()].flatMap((kind) =>
      [...kind.facts.keys()].map((name) => `${kind.name}.${name}`),
    );
    const written = (ofFact: string): readonly string[] =>
      found(`parameters:\n  ${parameter}: { en: "highest sum", de: "Höchste Summe" }\nfacts:\n  ${fact}: ${ofFact}\n`)
        .places;
    const [copied = '', ...others] = written('{ en: "highest sum", de: "Etwas anderes" }');
    expect([copied.replace(/:\d+ /, ' '), ...others]).to.deep.equal([`${file}:2 warning duplicate-text`]);
    expect(written('{ en: "the highest sum", de: "Höchste Summe" }')).to.deep.equal([]);
    expect(written('{ en: "age 3", de: "Alter 4" }')).to.deep.equal([
      `${file}:4:${fact.length + 24} warning different-numbers`,
    ]);
  });

  it('are held to the glossary', () => {
    const [parameter = ''] = loaded().parameters.keys();
    const glossary: Edit = {
      file: 'common/glossary.yaml',
      find: '',
      replace: 'limit:\n  name: { en: "limit", de: "Grenze" }\n  meaning: "x"\n  avoid: { en: ["cap"] }\n',
    };
    const { findings, marks } = loadEdited([
      glossary,
      names(`parameters:\n  ${parameter}: { en: "highest ¦cap", de: "x" }\n`),
    ]);
    expect(findings.all.map(({ at, code }) => `${at.file}:${at.line}:${at.column} ${code}`)).to.deep.equal([
      `${marks[0] ?? ''} wrong-word`,
    ]);
  });
});
