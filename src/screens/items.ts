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

/**
 * All items of a case, shown or not, in their order: screens of case scope first; then what leads to no assured person; then person
 * by person in case order the screens in file order, of a screen below the person its objects in case order.
 */
export function allItems(source: SourceProgram, view: CaseView): readonly Item[] {
  const program = source.rules.program;
  const items = source.screens.flatMap((screen) => instancesOf(screen, view).map((instance) => ({ screen, instance, person: personOf(program, instance) })));
  const persons = view.instancesOf('person');
  return [
    ...items.filter(({ screen }) => screen.definition.scope === 'case'),
    ...items.filter(({ screen, person }) => screen.definition.scope !== 'case' && !person),
    ...persons.flatMap((person) => items.filter((item) => item.person === person)),
  ];
}

/** The items whose `shownWhen` is true now. */
export function shownItems(source: SourceProgram, view: CaseView): readonly Item[] {
  return allItems(source, view).filter(isShown);
}

export const isShown = ({ screen, instance }: Item): boolean => screen.shownWhen.truth(instance) === 'true';

/** Two items, perhaps of two views of the case, are the same when screen and object are. */
export const sameItem = (a: Item, screen: string, objectId: number): boolean => a.screen.definition.key === screen && a.instance.id === objectId;

const instancesOf = (screen: CompiledScreen, view: CaseView): readonly Instance[] =>
  screen.definition.scope === 'case' ? [view.root] : view.instancesOf(screen.definition.scope);

/** The person that an object belongs to: itself, or along its to-one relation `person`. */
export function personOf(program: Program, instance: Instance): Instance | undefined {
  if (instance.kind.name === 'person') return instance;
  const relation = instance.kind.relations.get('person');
  return relation?.kind === 'one' ? reachedBy(program, instance, relation)[0] : undefined;
}
