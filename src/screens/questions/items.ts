import { remembered } from '../../lists/remembered.js';
import { kindOfObject } from '../../rules/objects/kind-of-object.js';
import { standsForItself } from '../../rules/objects/related-objects.js';
import type { Program, CaseView, Instance } from '../../rules/program/program.js';
import { reachedBy } from './reached-by.js';
import type { CompiledScreen } from './compiled-screen.js';
import type { SourceProgram } from './source-program.js';

/** An item: one screen for one object of its scope (design of screens, "Moving"). */
export interface Item {
  readonly screen: CompiledScreen;
  readonly instance: Instance;
  /** The assured person it leads to; undefined for screens of case scope and policy holders of their own. */
  readonly person: Instance | undefined;
}

/**
 * All items of a case, shown or not, in their order: screens of case scope first; then what leads to no assured person;
 * then person by person in case order the screens in file order, of a screen below the person its objects in case
 * order. Listed once per view.
 */
export function allItems(source: SourceProgram, view: CaseView): readonly Item[] {
  return remembered(view.memory(allItems), source, () => itemsOf(source, view, source.screens));
}

/** An object of a scope, and the list that its items stand in. */
interface Placed extends Pick<Item, 'instance' | 'person'> {
  readonly list: Item[];
}

/** The items of some of the screens, in their order. */
export function itemsOf(source: SourceProgram, view: CaseView, screens: readonly CompiledScreen[]): readonly Item[] {
  const { program } = source.rules;
  const [ofCase, ofNobody]: [Item[], Item[]] = [[], []];
  const persons = view.instancesOf('person');
  const ofPersons: Item[][] = [];
  for (const { id } of persons) ofPersons[id] = [];
  const ofScopes = new Map<string, readonly Placed[]>();
  for (const screen of screens) {
    const { scope } = screen.definition;
    let placed = ofScopes.get(scope);
    if (!placed) {
      placed = instancesOf(view, scope).map((instance): Placed => {
        const person = personOf(program, instance);
        const list = scope === 'case' ? ofCase : ((person && ofPersons[person.id]) ?? ofNobody);
        return { instance, person, list };
      });
      ofScopes.set(scope, placed);
    }
    for (const { instance, person, list } of placed) list.push({ screen, instance, person });
  }
  for (const item of ofNobody) ofCase.push(item);
  for (const { id } of persons) for (const item of ofPersons[id] as Item[]) ofCase.push(item);
  return ofCase;
}

const instancesOf = (view: CaseView, scope: string): readonly Instance[] =>
  scope === 'case' ? [view.root] : view.instancesOf(scope);

export const isShown = ({ screen, instance }: Item): boolean => screen.shownWhen.truth(instance) === 'true';

/** `<screen>.<object id>`: what `goto` names in SB1, and a name that stays. */
export const fixedIdOf = ({ screen, instance }: Item): string => `${screen.definition.key}.${instance.id}`;

/** What names an item in every view of the case, and when it has gone. */
export interface ItemKey {
  readonly screen: string;
  readonly objectId: number;
  /** The person that another object belongs to, or did, as far as that is known. */
  readonly personId?: number;
}

/** The key of an item. */
export function keyOf({ screen, instance, person }: Item): ItemKey {
  const { key } = screen.definition;
  const objectId = instance.id;
  return person && person.id !== objectId ? { screen: key, objectId, personId: person.id } : { screen: key, objectId };
}

/** Whether the key is that of the item: screen and object say so. */
export const isNamed = (item: Item, { screen, objectId }: ItemKey): boolean =>
  item.screen.definition.key === screen && item.instance.id === objectId;

/**
 * The item of a key, or `gone` when it is none any more; undefined when it never was one: the screen exists, the
 * object's id has been given out, and nothing else than an object of the screen's scope, and of that person, has it.
 * What has gone cannot be told apart any more.
 */
export function itemOf(source: SourceProgram, view: CaseView, key: ItemKey): Item | 'gone' | undefined {
  const { screen, objectId, personId } = key;
  const named = source.screens.find((each) => each.definition.key === screen);
  const definition = named?.definition;
  const instance = definition?.scope === 'case' ? view.root : view.instance(objectId);
  if (named && instance?.id === objectId && instance.kind.name === definition?.scope) {
    const item = { screen: named, instance, person: personOf(source.rules.program, instance) };
    return personId === undefined || personId === keyOf(item).personId ? item : undefined;
  }
  const { highestObjectId, objects } = view.case;
  const wasGivenOut = (id: number): boolean => Number.isInteger(id) && id >= 1 && id <= highestObjectId;
  if (!definition || !wasGivenOut(objectId) || !wasGivenOut(personId ?? objectId)) return undefined;
  const object = objects.find(({ id }) => id === objectId);
  const isOfScope = object && kindOfObject(source.rules.ruleSet, object)?.name === definition.scope;
  return !object || (isOfScope && standsForItself(object)) ? 'gone' : undefined;
}

/** The person that an object belongs to: itself, or along its to-one relation `person`. */
function personOf(program: Program, instance: Instance): Instance | undefined {
  if (instance.kind.name === 'person') return instance;
  const relation = instance.kind.relations.get('person');
  return relation?.kind === 'one' ? reachedBy(program, instance, relation)[0] : undefined;
}
