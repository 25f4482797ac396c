import type { Case } from '../case/case.js';
import { kindOfObject } from '../rules/kind-of-object.js';
import { standsForItself } from '../rules/related-objects.js';
import type { Program } from '../rules/evaluate/program.js';
import type { CaseView, Instance } from '../rules/evaluate/view.js';
import { reachedBy } from './reached-by.js';
import type { CompiledScreen, SourceProgram } from './source-program.js';

/** An item: one screen for one object of its scope (design of screens, "Moving"). */
export interface Item {
  readonly screen: CompiledScreen;
  readonly instance: Instance;
  /** The assured person it leads to; undefined for screens of case scope and policy holders of their own. */
  readonly person: Instance | undefined;
}

const items = new WeakMap<CaseView, Map<SourceProgram, readonly Item[]>>();

/**
 * All items of a case, shown or not, in their order: screens of case scope first; then what leads to no assured person; then person
 * by person in case order the screens in file order, of a screen below the person its objects in case order. Listed once per view.
 */
export function allItems(source: SourceProgram, view: CaseView): readonly Item[] {
  let ofView = items.get(view);
  if (!ofView) items.set(view, (ofView = new Map()));
  let list = ofView.get(source);
  if (!list) ofView.set(source, (list = listItems(source, view)));
  return list;
}

function listItems(source: SourceProgram, view: CaseView): readonly Item[] {
  const { program } = source.rules;
  const [ofCase, ofNobody]: [Item[], Item[]] = [[], []];
  const ofPersons = new Map<Instance | undefined, Item[]>(view.instancesOf('person').map((person) => [person, []]));
  for (const screen of source.screens) {
    const { scope } = screen.definition;
    for (const instance of scope === 'case' ? [view.root] : view.instancesOf(scope)) {
      const person = personOf(program, instance);
      const list = scope === 'case' ? ofCase : (ofPersons.get(person) ?? ofNobody);
      list.push({ screen, instance, person });
    }
  }
  return [ofCase, ofNobody, ...ofPersons.values()].flat();
}

export const isShown = ({ screen, instance }: Item): boolean => screen.shownWhen.truth(instance) === 'true';

/** Two items, perhaps of two views of the case, are the same when screen and object are. */
export const sameItem = (a: Item, screen: string, objectId: number): boolean => a.screen.definition.key === screen && a.instance.id === objectId;

/**
 * Whether a screen and an object are, or once were, an item: the screen exists, the object's id has been given out, and nothing else than an
 * object of the screen's scope has it. What has gone cannot be told apart any more.
 */
export function isOrWasItem({ screens, rules }: SourceProgram, subject: Case, screen: string, objectId: number): boolean {
  const definition = screens.find((candidate) => candidate.definition.key === screen)?.definition;
  if (!definition || !Number.isInteger(objectId) || objectId < 1 || objectId > subject.highestObjectId) return false;
  const object = subject.objects.find(({ id }) => id === objectId);
  return !object || (standsForItself(object) && kindOfObject(rules.ruleSet, object)?.name === definition.scope);
}

/** The person that an object belongs to: itself, or along its to-one relation `person`. */
export function personOf(program: Program, instance: Instance): Instance | undefined {
  if (instance.kind.name === 'person') return instance;
  const relation = instance.kind.relations.get('person');
  return relation?.kind === 'one' ? reachedBy(program, instance, relation)[0] : undefined;
}
