import { DOMParser } from '@xmldom/xmldom';
import { join, posix } from 'node:path';
import { expect } from 'chai';
import { Edition } from '../../../src/authoring/handbook/edition.js';
import { flowPicture } from '../../../src/authoring/handbook/flow.js';
import { handbook } from '../../../src/authoring/handbook/handbook.js';
import { places } from '../../../src/authoring/handbook/links.js';
import { wordLocales } from '../../../src/authoring/words/phrases/phrase.js';
import { loadPersonas } from '../../../src/personas/load-personas.js';
import { loadSystems } from '../../../src/screens/load/load-systems.js';
import { sampleLoaded } from '../../support/explain/loaded.js';
import { loadEdited } from '../../support/rules/tiny-rules.js';
import { realSystems } from '../../support/rules/real-systems.js';
import { inDirectory } from '../../support/run/in-directory.js';
import { tinyRules, tinyScreens } from '../../support/screens/tiny-files.js';
import { expectText } from '../../support/words/expect-text.js';
import { type PageParts, partsOfPage } from '../../support/xml/page-parts.js';

/** Most bytes of one page, and of all files on average: there are more with every file of personas. */
const mostBytes = { ofPage: 300_000, onAverage: 25_000 };

const inFolder = (folder: string, files: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(files).map(([name, content]) => [`${folder}/${name}`, content]));

/** Two who differ from a profile, one of them heavy: what most answer alike stands once. */
const tinyPersonas = {
  'rules/personas/profiles.yaml': `day: "2026.06.15"
profiles:
  usual: { case: { applicationId: A1 }, person: { name: Ann, weight: 60, medication: no }, each: { benefit: { smokerType: no } } }
`,
  'rules/personas/weights.yaml': `light:
  who: Somebody light.
  sets: [1]
  like: [usual]
  person: { pursuits: [{ code: SPORT1, place: "the sea" }], benefits: [{ name: "Cover" }] }
  says: nothing
heavy:
  who: Somebody heavy, who does two sports.
  sets: [1]
  like: [usual]
  person: { weight: 120, children: 2, pursuits: [{ code: SPORT1 }, { code: SPORT2 }] }
  derives: { heavy: true }
  says: nothing
`,
};

const tinyHandbook = (): ReadonlyMap<string, string> =>
  inDirectory(
    { ...inFolder('rules', tinyRules), ...inFolder('screens', tinyScreens), ...tinyPersonas },
    (directory) => {
      const { systems, findings } = loadSystems(join(directory, 'rules'), join(directory, 'screens'));
      expect(findings.errors).to.deep.equal([]);
      const { personas, findings: ofPersonas } = loadPersonas(join(directory, 'rules'), systems);
      expect(ofPersonas.report()).to.equal('');
      return handbook(systems, personas);
    },
  );

/**
 * What is not the same on all pages in a language, and what is searched, one below the other, with a line for each
 * element.
 */
const pagesIn = (files: ReadonlyMap<string, string>, locale: string): string =>
  [...files]
    .filter(([path]) => path.includes(`/${locale}/`))
    .map(
      ([path, page]) =>
        `== ${path}\n${page
          .replace(/^.*<title>|<link.*<main/gs, '')
          .replaceAll('><', '>\n<')
          .replaceAll('],[', '],\n[')}`,
    )
    .join('\n');

describe('The handbook of the tiny rules', () => {
  const files = tinyHandbook();
  const content = (path: string): string => files.get(path) ?? '';

  it('has these files', () => expectText('handbook-files.txt', [...files.keys()].join('\n')));

  it('draws a screen with its questions', () => {
    const [path] = [...files.keys()].filter((name) => /\/en\/screen-.+\.html$/.test(name));
    expectText('handbook-screen.html.txt', content(path ?? '').replaceAll('><', '>\n<'));
  });

  it('says this on its pages, of personas too', () => {
    for (const locale of ['en', 'de']) expectText(`handbook-${locale}.txt`, pagesIn(files, locale));
  });

  it('is the same each time', () => expect([...tinyHandbook()]).to.deep.equal([...files]));
});

describe('The handbook of rules without screens', () => {
  it('tells a rule with what it rests on, its examples and its values', () => {
    const { systems, findings } = loadEdited([]);
    expect(findings.errors).to.deep.equal([]);
    const files = handbook({ ruleSets: systems, forCsp: () => undefined }, []);
    expectText('handbook-rules.txt', pagesIn(files, 'en'));
  });
});

describe('The handbook of the reference of the rule language', () => {
  it('says this, of rules with screens, notices, tables and personas', () => {
    const { systems, rules } = sampleLoaded();
    const { personas, findings } = loadPersonas(rules, systems);
    expect(findings.errors).to.deep.equal([]);
    // What the facts say is written down word for word among what the commands say.
    const pages = [...handbook(systems, personas)].filter(([path]) => !path.includes('/facts-'));
    expectText('handbook-of-the-reference.txt', pagesIn(new Map(pages), 'en'));
  });
});

describe('The handbook of the shipped rules', () => {
  let files: ReadonlyMap<string, string>;
  const parts = new Map<string, PageParts>();
  before(() => {
    const { personas, findings } = loadPersonas('rules', realSystems());
    expect(findings.errors).to.deep.equal([]);
    files = handbook(realSystems(), personas);
    for (const [path, content] of files) if (path.endsWith('.html')) parts.set(path, partsOfPage(content));
  });

  it('is not too large to be sent', () => {
    const bytes = [...files.values()].reduce((sum, content) => sum + Buffer.byteLength(content), 0);
    expect(bytes / files.size).to.be.lessThan(mostBytes.onAverage);
    for (const [path, content] of files)
      if (path.endsWith('.html')) expect(Buffer.byteLength(content), path).to.be.lessThan(mostBytes.ofPage);
  });

  it('has pages whose tags are closed and whose texts are escaped', () => {
    for (const [path, { faults }] of parts) expect(faults, path).to.deep.equal([]);
  });

  it('has pages that an XML parser takes, one of each kind', () => {
    const kinds = new Map([...parts.keys()].map((path) => [posix.basename(path).replace(/[-.].*/, ''), path]));
    for (const path of kinds.values()) {
      const faults: string[] = [];
      new DOMParser({ onError: (level, message) => faults.push(`${level}: ${message}`) }).parseFromString(
        (files.get(path) ?? '').replace('<!DOCTYPE html>\n', ''),
        'text/xml',
      );
      expect(faults, path).to.deep.equal([]);
    }
  });

  it('names each place of a page once', () => {
    for (const [path, { ids }] of parts) expect(new Set(ids).size, path).to.equal(ids.length);
  });

  it('leads only to places that there are', () => {
    const missing = new Set<string>();
    for (const [path, { hrefs }] of parts) {
      for (const href of hrefs) {
        const [page = '', id] = href.split('#');
        const target = page === '' ? path : posix.join(posix.dirname(path), page);
        const there = parts.get(target);
        if (!there || (id !== undefined && !there.ids.includes(id))) missing.add(`${path}: ${href}`);
      }
    }
    expect([...missing].slice(0, 20)).to.deep.equal([]);
  });

  it('has no search entry without a text, and says of nothing that a text names that nothing uses it', () => {
    for (const [name, content] of files)
      if (name.endsWith('search-index.js')) expect(content, name).to.not.match(/^\["\s*"/m);
    const parameters = files.get('international/en/parameters.html') ?? '';
    const insurer = /<section id="parameter-insurerName">.*?<\/section>/s.exec(parameters)?.[0];
    expect(insurer).to.contain('href="notices.html#').and.not.to.contain('No rule, derived fact');
    const facts = files.get('international/en/facts-policyHolder.html');
    expect(facts).to.contain('href="screen-').and.not.to.contain('No rule, derived fact');
  });

  it('draws a line to a follow-up question from the one whose answer it rests on, whatever stands between', () => {
    const boxes = [
      { text: 'smokes', depth: 0 },
      { text: 'drinks', depth: 0 },
      { text: 'how much smoked', depth: 1, follows: 0 },
      { text: 'height', depth: 0 },
      { text: 'since when smoked', depth: 2, follows: 2 },
    ];
    const { text } = flowPicture('flow', 'title', 'description', boxes);
    // Boxes are 33 high and 14 apart, from 12 on: the lower edges are at 45, 92, 139 and 186.
    expect([...text.matchAll(/<path d="([^"]*)"/g)].map(([, path]) => path)).to.deep.equal([
      'M30 45 V122.5 H48',
      'M66 139 V216.5 H84',
    ]);
  });

  it('finds in its search only places that there are', () => {
    for (const [path, content] of files) {
      if (!path.endsWith('search-index.js')) continue;
      for (const [, page = '', id = ''] of content.matchAll(/","([a-z][^"#]*\.html)(?:#([^"]*))?"/g)) {
        const there = parts.get(posix.join(posix.dirname(path), page));
        expect(there?.ids.includes(id === '' ? 'content' : id), `${path}: ${page}#${id}`).to.equal(true);
      }
    }
  });

  it('loads nothing but its own files', () => {
    const loaded = new Set(
      [...parts].flatMap(([path, { loads }]) => loads.map((file) => posix.join(posix.dirname(path), file))),
    );
    for (const file of loaded) expect(files.has(file), file).to.equal(true);
    for (const [path, { hrefs }] of parts)
      expect(
        hrefs.filter((href) => /^[a-z]+:|^\/\//i.test(href)),
        path,
      ).to.deep.equal([]);
    expect(files.get('handbook.css')).to.not.match(/url\(|@import/);
    expect(files.get('handbook.js')).to.not.match(/https?:|fetch|XMLHttpRequest|eval|innerHTML/);
  });

  for (const locale of wordLocales)
    it(`tells every rule, fact, answer, parameter, question, notice, catalogue and persona in the locale ${locale}`, () => {
      const { personas } = loadPersonas('rules', realSystems());
      for (const ruleSet of realSystems().ruleSets) {
        const [csp = 0] = ruleSet.parameterSets.keys();
        const sources = [...(realSystems().forCsp(csp)?.screens.bySourceType.values() ?? [])];
        const edition = new Edition(ruleSet, locale, sources, []);
        const screens = sources.flatMap(({ screens: all }) => all);
        const expected = [
          ...ruleSet.rules.map(places.rule),
          ...edition.facts.map(places.fact),
          ...edition.attributes.map(places.attribute),
          ...[...ruleSet.parameters.values()].map(places.parameter),
          ...[...ruleSet.notices.values()].map(places.notice),
          ...[...ruleSet.catalogues.keys()].map(places.catalogue),
          ...screens.map(places.screen),
          ...screens.flatMap((screen) => screen.questions.map((question) => places.question({ screen, question }))),
          ...personas.filter((persona) => ruleSet.parameterSets.has(persona.csp)).map(places.persona),
        ];
        for (const { page, id } of expected) {
          const path = `${ruleSet.system}/${locale}/${page}`;
          expect(parts.get(path)?.ids.includes(id), `${path}#${id}`).to.equal(true);
        }
      }
    });
});
