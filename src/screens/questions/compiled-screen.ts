import type { CompiledCondition, CompiledStages } from '../../rules/program/program.js';
import type { Catalogue } from '../../rules/model/catalogue.js';
import type { Attribute } from '../../rules/model/attribute.js';
import type { Notice } from '../../rules/model/notice.js';
import type { QuestionDefinition, ScreenDefinition } from '../model/definition.js';

export interface CompiledScreen {
  readonly definition: ScreenDefinition;
  readonly shownWhen: CompiledCondition;
  readonly questions: readonly CompiledQuestion[];
  /** By their ids but for the object, in the order of the screen. */
  readonly byId: ReadonlyMap<string, readonly CompiledQuestion[]>;
  /** Of each question that is asked once: 1 where it is shown, 2 where it is mandatory too. */
  readonly asking: CompiledStages;
  /** Ids of the attributes that its questions ask for, lists and choices left out. */
  readonly attributes: ReadonlySet<number>;
  /** Ids of those on which rests what is answered: that are asked for, or choose what is asked about. */
  readonly answers: ReadonlySet<number>;
}

export interface CompiledQuestion {
  readonly definition: QuestionDefinition;
  /** The attribute an answer is stored in; of a question over a list of objects, the coded attribute of each. */
  readonly attribute: Attribute;
  /** Whether it is asked about each object of a list. */
  readonly isWithin: boolean;
  /** Whether its answer is stored in the object that it is asked about, as that of most is. */
  readonly isOwn: boolean;
  /** Of an answer that is a code: its list. */
  readonly catalogue: Catalogue | undefined;
  /** `<screen>.<question>`, as findings about its conditions name it. */
  readonly name: string;
  /** cotyID: type id of the case object that carries the attribute. */
  readonly cotyId: number;
  /**
   * What stands behind the object in the id of the question: its attribute, and the path where it leaves the object.
   */
  readonly idAfterObject: string;
  readonly shownWhen: CompiledCondition;
  readonly mandatoryWhen: CompiledCondition;
  /** What is to be read before it, in this order, each while its condition holds. */
  readonly notices: readonly { readonly notice: Notice; readonly shownWhen: CompiledCondition }[];
}
