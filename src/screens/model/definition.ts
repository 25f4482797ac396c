import type { Condition, RelationPath } from '../../rules/model/expression.js';
import type { Attribute } from '../../rules/model/attribute.js';
import type { RelationType } from '../../rules/model/relation-type.js';
import type { Position } from '../../documents/position.js';
import type { Notice } from '../../rules/model/notice.js';
import type { SourceType } from '../../rules/model/rule-set.js';
import type { Words } from '../../rules/model/words.js';
import type { Appearance, Sb1Layout } from './screen.js';

/** The question whose answer opened what a screen or question follows up: the record rests on it. */
export interface FollowedUp {
  readonly attribute: Attribute;
  readonly at: Position;
}

/** A screen file, resolved: one item per object of its scope (design of screens, "Moving"). */
export interface ScreenDefinition {
  readonly key: string;
  readonly sourceType: SourceType;
  /** Name of the object kind. */
  readonly scope: string;
  readonly shownWhen: Condition;
  /** Of all its questions that say nothing else. */
  readonly followsUp: FollowedUp | undefined;
  readonly name: Words;
  /** SB2 item group. */
  readonly group: Words;
  /** SB1 layout; empty for a screen without groups, which becomes one input group per question in SB1. */
  readonly groups: readonly GroupDefinition[];
  /** All questions in file order, those of groups included. */
  readonly questions: readonly QuestionDefinition[];
  readonly at: Position;
}

/** A notice in front of a question; it is shown with it, while its own condition holds. */
export interface NoticeDefinition {
  readonly notice: Notice;
  readonly shownWhen: Condition;
}

interface QuestionBase {
  /** Key in the texts; unique in its screen. */
  readonly key: string;
  readonly screen: string;
  /**
   * Set for questions inside a `list` group: the to-many relation from the screen's scope to the object they stand in.
   */
  readonly within: RelationPath | undefined;
  /** Own condition and those of all blocks around it, in the scope of the question's object. */
  readonly shownWhen: Condition;
  readonly mandatoryWhen: Condition;
  readonly followsUp: FollowedUp | undefined;
  readonly editable: boolean;
  readonly searchable: boolean;
  readonly renderingHint: string | undefined;
  readonly rows: number;
  /** SB1: width in characters. */
  readonly columns: number | undefined;
  /** Passed through to the client; see the specification, "SB1 screen". */
  readonly layout: Sb1Layout;
  readonly text: Words;
  /** What is to be read before it. */
  readonly notices: readonly NoticeDefinition[];
  /** Why what checking finds of it (that nobody reads the answer, say) is meant so. */
  readonly intended: string | undefined;
  readonly at: Position;
}

/** A question about one attribute: of the item's object, or along a path. */
export interface AttributeQuestion extends QuestionBase {
  readonly kind: 'attribute';
  readonly attribute: Attribute;
  /** Relations from the question's object to the one that carries the attribute; empty: its own. */
  readonly path: readonly RelationPath[];
  /** The path has a to-many relation: asked once, stored in every object. */
  readonly shared: boolean;
}

/** A list of objects as one searchable question: adds and removes objects. */
export interface ObjectsQuestion extends QuestionBase {
  readonly kind: 'objects';
  readonly relation: RelationPath;
  /** The coded attribute that an answer names. */
  readonly by: Attribute;
  /** The same entry may stand twice. */
  readonly repeats: boolean;
}

/** One object chosen from those that a relation leads to: the answer is a relation, no attribute. */
export interface ChoiceQuestion extends QuestionBase {
  readonly kind: 'choice';
  /** Leads, by a relation type, to the object that is chosen. */
  readonly relation: Extract<RelationPath, { kind: 'many' }> & { readonly by: RelationType };
  /** Leads to the objects that may be chosen. */
  readonly from: RelationPath;
  /** The attribute of the chosen object that the question's id names. */
  readonly by: Attribute;
  /** What an object is called among the options. */
  readonly option: Words;
}

export type QuestionDefinition = AttributeQuestion | ObjectsQuestion | ChoiceQuestion;

/** The attribute that a question asks for: of a list or a choice the one by which objects are named. */
export const askedAttribute = (question: QuestionDefinition): Attribute =>
  question.kind === 'attribute' ? question.attribute : question.by;

export interface GroupDefinition {
  readonly key: string;
  readonly type: 'group' | 'list' | 'relButtons' | 'input';
  readonly name: Words;
  /** Passed through to the client; see the specification, "SB1 screen". */
  readonly layout: Sb1Layout;
  /** Type list: one `relation` group per object of this to-many relation, named by `title`. */
  readonly over: RelationPath | undefined;
  readonly title: Words | undefined;
  /** Questions standing directly in this group; they are the same objects as in the screen's `questions`. */
  readonly questions: readonly QuestionDefinition[];
  readonly buttons: readonly ObjectButton[];
  readonly groups: readonly GroupDefinition[];
}

/** `add` makes an object of a kind; `delete` stands once per object of a relation. */
export interface ObjectButton {
  readonly key: string;
  readonly command: 'add' | 'delete';
  /** Command add: name of the object kind. */
  readonly object: string | undefined;
  /** Command delete. */
  readonly over: RelationPath | undefined;
  readonly name: Words;
}

/** Menus and button row of a source type (`navigation.yaml`). */
export interface NavigationDefinition {
  /** Name of the menu bar. */
  readonly name: Words;
  readonly menus: readonly MenuDefinition[];
  readonly buttons: readonly CommandButton[];
}

export interface MenuDefinition {
  readonly key: string;
  readonly name: Words;
  readonly lists: 'items' | 'languages' | undefined;
  /** Fixed entries, when it lists nothing. */
  readonly items: readonly (CommandItem | 'separator')[];
}

export interface CommandItem {
  readonly key: string;
  readonly command: string;
  readonly name: Words;
}

export interface CommandButton extends CommandItem {
  readonly default: boolean;
  readonly position: Sb1Layout['position'];
  readonly appearance: Appearance;
  readonly toolTip: Words | undefined;
}

/** The screens of one source type, in file order. */
export interface SourceScreens {
  readonly sourceType: SourceType;
  readonly screens: readonly ScreenDefinition[];
  readonly navigation: NavigationDefinition;
}

/** All screens of a rule system. */
export interface ScreenSet {
  readonly bySourceType: ReadonlyMap<number, SourceScreens>;
  /** Words of the engine itself (`messages` in the texts), by key: ICU MessageFormat per locale. */
  readonly messages: ReadonlyMap<string, Words>;
}
