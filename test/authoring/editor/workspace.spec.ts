import { join } from 'node:path';
import { expect } from 'chai';
import { hoverAt } from '../../../src/authoring/editor/hover.js';
import { definitionsAt, referencesAt, renameAt } from '../../../src/authoring/editor/name-places.js';
import { verdictsIn } from '../../../src/authoring/editor/verdicts.js';
import { Workspace } from '../../../src/authoring/editor/workspace.js';
import type { Place } from '../../../src/authoring/editor/cursor-place.js';

/** A file, what is planted in it, and the code of what must be found at once. */
const planted: readonly (readonly [file: string, find: string | RegExp, put: string, code: string])[] = [
  ['rules/common/plausibility/lifestyle.yaml', 'fact: bodyMassIndex,', 'fact: bodyMasIndex,', 'unknown-fact'],
  ['rules/common/plausibility/lifestyle.yaml', 'severity: error', 'severity: eror', 'unknown-value'],
  ['rules/common/plausibility/lifestyle.yaml', '{bodyMassIndex}', '{bodyMasIndex}', 'unknown-placeholder'],
  ['rules/common/plausibility/lifestyle.yaml', 'severity: error', 'severity: { error', 'malformed-yaml'],
  ['rules/common/facts/build.yaml', 'weightBeforePregnancy, weight', 'weightBeforePregnancy, wieght', 'unknown-fact'],
  ['rules/german/plausibility/law.yaml', 'severity:', 'severty:', 'unknown-key'],
  ['rules/international/csp/1.yaml', 'maximumAge:', 'maximumAgee:', 'unknown-parameter'],
  ['screens/common/applicant/50-disorder.yaml', 'scope: disorder', 'scope: disorderr', 'unknown-object'],
  ['screens/common/applicant/20-lifestyle.yaml', 'attribute: height', 'attribute: hieght', 'unknown-fact'],
  ['screens/common/texts/en.yaml', /"([^"{]*)\{/, '"$1{notThere} {', 'unknown-placeholder'],
  ['rules/personas/trades.yaml', 'height:', 'hieght:', 'unknown-fact'],
  ['rules/common/attributes/person.yaml', 'kind: number', 'kind: numbr', 'unknown-value'],
];

describe('The workspace of an editor', function () {
  this.timeout(300_000);

  const workspace = new Workspace({ rules: join(process.cwd(), 'rules'), screens: join(process.cwd(), 'screens') });
  const times: number[] = [];

  for (const [file, find, put, code] of planted)
    it(`finds ${code} in ${file} as it is typed`, () => {
      const text = workspace.text(file);
      expect(text.search(find), `what is to be planted over in ${file}`).to.be.at.least(0);
      workspace.put(file, text.replace(find, put));
      workspace.good;
      const begin = performance.now();
      const found = workspace.check(file);
      times.push(performance.now() - begin);
      workspace.put(file, undefined);
      expect(found.map((finding) => finding.code)).to.include(code);
    });

  it('finds nothing in the files as they are', () => {
    for (const [file] of planted) expect(workspace.check(file).map(({ message }) => message)).to.deep.equal([]);
    const sorted = [...times].sort((a, b) => a - b);
    const shown = (time: number | undefined): string => `${Math.round(time ?? 0)} ms`;
    // biome-ignore lint/suspicious/noConsole: a figure for whoever reads the log, no criterion
    console.log(
      `      a change is checked in ${shown(sorted[sorted.length >> 1])} (median), ${shown(sorted.at(-1))} at most`,
    );
  });

  const rules = 'rules/common/plausibility/lifestyle.yaml';
  const placeOf = (words: string): Place => {
    const before = workspace.text(rules).slice(0, workspace.text(rules).indexOf(words)).split('\n');
    return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
  };

  it('says the value of a parameter in every parameter set', () => {
    const hover = hoverAt(rules, placeOf('bodyMassIndexPlausible'), workspace.current);
    for (const { parameterSets } of workspace.current.systems.ruleSets)
      for (const id of parameterSets.keys()) expect(hover?.markdown).to.include(`parameter set ${id} (`);
  });

  it('follows a name in a text that is not saved, where it stands now', () => {
    const text = workspace.text(rules);
    workspace.put(rules, `# a line more\n${text}`);
    const [definition] = definitionsAt(rules, placeOf('bodyMassIndex,'), workspace.current);
    expect(definition?.file).to.equal('rules/common/facts/build.yaml');
    const here = referencesAt(rules, placeOf('bodyMassIndex,'), false, workspace.current).filter(
      ({ file }) => file === rules,
    );
    for (const { line, column, length } of here)
      expect(
        workspace
          .text(rules)
          .split('\n')
          [line - 1]?.slice(column - 1, column - 1 + length),
      ).to.equal('bodyMassIndex');
    workspace.put(rules, undefined);
  });

  it('refuses to rename what the service calls by its name, and what is taken', () => {
    const loaded = workspace.current;
    const at = placeOf('bodyMassIndex,');
    expect(renameAt(rules, at, 'height', loaded)).to.deep.equal({
      refused: 'the name is taken by the attribute person.height',
    });
    expect(renameAt(rules, at, 'Mass Index', loaded)).to.have.property('refused');
    const [age] = loaded.index.called('attribute person.age')[0]?.mentions ?? [];
    if (!age) throw new Error('there is no attribute person.age');
    expect(renameAt(age.file, age, 'years', loaded)).to.have.property('refused');
  });

  it('refuses to rename what the own fact of a rule is called, and such a fact as what its objects have', () => {
    const loaded = workspace.current;
    const file = 'rules/common/plausibility/ages-and-periods.yaml';
    const refused = (words: string, to: string): unknown => {
      const [mention] = loaded.index.called(words)[0]?.mentions ?? [];
      if (!mention) throw new Error(`there is no ${words}`);
      return renameAt(mention.file, mention, to, loaded);
    };
    const { rules: all = [] } = loaded.systems.ruleSets[0] ?? {};
    const rule = all.find(({ at, scope, with: own }) => file.endsWith(at.file) && scope === 'benefit' && own.size > 0);
    const [own = ''] = rule?.with.keys() ?? [];
    expect(refused('attribute benefit.ageAtEntry', own))
      .to.have.property('refused')
      .that.matches(/taken by the own fact/);
    expect(refused(`own fact ${rule?.id}.${own}`, 'ageAtEntry')).to.deep.equal({
      refused: 'the name is taken by the attribute benefit.ageAtEntry',
    });
  });

  it('renames nothing while a file has an error, since nobody knows where else the name stands', () => {
    const file = 'rules/common/facts/build.yaml';
    const at = placeOf('bodyMassIndex,');
    workspace.put(file, `broken: [\n${workspace.text(file)}`);
    const renaming = renameAt(rules, at, 'massIndex', workspace.current);
    workspace.put(file, undefined);
    expect(renaming)
      .to.have.property('refused')
      .that.matches(/^nothing can be renamed while files have errors: rules\/common\/facts\/build\.yaml:\d+: /);
    expect(renameAt(rules, at, 'massIndex', workspace.current))
      .to.have.property('spans')
      .with.length.above(5);
  });

  it('leads from the own fact of a rule to where this rule makes it known, though others call theirs the same', () => {
    const file = 'rules/common/plausibility/ages-and-periods.yaml';
    const loaded = workspace.current;
    const [named] = loaded.index.all.filter(
      ({ name, mentions }) => name === 'minimum' && mentions.filter((each) => each.defines).length > 3,
    );
    const mentions = (named?.mentions ?? []).filter((each) => each.file === file && !each.defines);
    expect(mentions).to.have.length.above(2);
    for (const mention of mentions) {
      const found = definitionsAt(file, mention, loaded);
      expect(found, `line ${mention.line}`).to.have.length(1);
      const between = (workspace.text(file).split('\n') ?? []).slice(
        Math.min(mention.line, found[0]?.line ?? 0),
        Math.max(mention.line, found[0]?.line ?? 0),
      );
      expect(between.filter((line) => /^ {2}[a-z0-9-]+:/.test(line))).to.deep.equal([]);
    }
  });

  it('has a verdict for each example of a file', () => {
    const { ruleSets } = workspace.current.systems;
    const verdicts = verdictsIn('common/plausibility/lifestyle.yaml', ruleSets, []);
    expect(verdicts).to.have.length.above(20);
    expect(verdicts.every(({ isRight }) => isRight)).to.equal(true);
  });
});
