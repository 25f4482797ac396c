import { namedThings } from '../../../rules/model/names.js';
import type { RuleSet } from '../../../rules/model/rule-set.js';
import type { ScreenSet } from '../../../screens/model/definition.js';
import { catalogueItems } from './catalogue-items.js';
import { type Item, reference } from './item.js';
import { type FindPlace, ItemMaker, summaryOf } from './item-maker.js';
import { Names, type Renames } from './names.js';
import { objectItems } from './object-items.js';
import { parameterItems } from './parameter-items.js';
import { ruleItems } from './rule-items.js';
import { screenItems } from './screen-items.js';

/** A rule system with its screens, and the folders that their places are relative to. */
export interface WholeSystem {
  readonly ruleSet: RuleSet;
  readonly screens: ScreenSet | undefined;
  readonly rulesFolder: string;
  readonly screensFolder: string;
  /** Where something is written that has no place in the model. */
  readonly find: FindPlace;
}

/**
 * Everything that a rule system says, as items: the whole loaded model, without what only repeats other parts of it
 * (indexes) or says where something is written or kept.
 */
export function systemItems(
  { ruleSet, screens, rulesFolder, screensFolder, find }: WholeSystem,
  renames: Renames,
): readonly Item[] {
  const names = new Names(ruleSet, renames);
  const make = new ItemMaker(names, ruleSet.locales, rulesFolder, find);
  return [
    systemItem(ruleSet, make),
    ...sourceTypeItems(ruleSet, make),
    ...objectItems(ruleSet, make),
    ...catalogueItems(ruleSet, make),
    ...parameterItems(ruleSet, make),
    ...ruleItems(ruleSet, make),
    ...glossaryItems(ruleSet, make),
    ...namedItems(ruleSet, make),
    ...noticeItems(ruleSet, make),
    ...expectationItems(ruleSet, make),
    ...(screens ? screenItems(screens, new ItemMaker(names, ruleSet.locales, screensFolder, find)) : []),
  ];
}

/** The current version is the last one. */
function systemItem({ system, versions, versionName, locales, timeZone }: RuleSet, make: ItemMaker): Item {
  const named = [...versions].map(([id, name]) => `${id} ${name}`);
  const aspects = make.aspects('rule system').ofModel({ versions: named, locales, timeZone });
  return make.item({
    about: 'rule system',
    key: system,
    aspects: aspects.all,
    summary: versionName,
    at: make.find('rule-set.yaml', 'versions'),
  });
}

const sourceTypeItems = ({ sourceTypes }: RuleSet, make: ItemMaker): readonly Item[] =>
  sourceTypes.map((type, order) => {
    const { all: aspects } = make.aspects('source type').ofModel(type, 'key');
    const key = make.names.of('source type', type.key);
    const at = make.find('rule-set.yaml', 'sourceTypes', type.key);
    return make.item({ about: 'source type', key, name: type.key, storedAs: type.id, aspects, order, at });
  });

const glossaryItems = ({ glossary }: RuleSet, make: ItemMaker): readonly Item[] =>
  glossary.map((term) => {
    const { all: aspects } = make.aspects('term').ofModel(term, 'key', 'at');
    return make.item({ about: 'term', key: make.names.of('term', term.key), name: term.key, aspects, at: term.at });
  });

const expectationItems = ({ expectations }: RuleSet, make: ItemMaker): readonly Item[] =>
  [...expectations.values()].map(({ id, when, asked, instead, at }) => {
    const questions = asked.map(({ name }) => name);
    const called = questions.map((question) => {
      const [screen = '', ...fact] = question.split('.');
      return `${make.names.of('screen', screen)}.${make.names.path(fact.join('.'))}`;
    });
    const { all: aspects } = make
      .aspects('expectation')
      .ofModel({ when, instead })
      .add('asked', questions, questions, called);
    const key = make.names.of('expectation', id);
    return make.item({ about: 'expectation', key, name: id, aspects, summary: when, at });
  });

/** What rules in words call their things. */
const namedItems = ({ names }: RuleSet, make: ItemMaker): readonly Item[] =>
  namedThings.flatMap((section) =>
    [...names[section]].map(([name, words]) => {
      const { all: aspects } = make.aspects('name').ofModel({ name: words });
      const at = make.find('names.yaml', section, name);
      const key = make.names.of('name', `${section}/${name}`);
      return make.item({ about: 'name', key, name: `${name} (${section})`, partOf: [section], aspects, at });
    }),
  );

const noticeItems = ({ notices }: RuleSet, make: ItemMaker): readonly Item[] =>
  [...notices.values()].flatMap((notice) => {
    const { at } = notice;
    const key = make.names.of('notice', notice.key);
    const { all: aspects } = make.aspects('notice').ofModel(notice, 'key', 'versions', 'at');
    const whole = make.item({ about: 'notice', key, name: notice.key, aspects, summary: notice.source, at });
    const versions = notice.versions.map((version) => {
      const ofVersion = make.aspects('version of notice').ofModel(version, 'version', 'at');
      return make.item({
        about: 'version of notice',
        key: `${key}/${version.version}`,
        name: `${notice.key} ${version.version}`,
        aspects: ofVersion.all,
        partOf: [reference('notice', key)],
        summary: `from ${summaryOf(ofVersion.all, 'from')}`,
        at: version.at,
      });
    });
    return [whole, ...versions];
  });
