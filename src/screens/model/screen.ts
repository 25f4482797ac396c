/**
 * Screens on the wire (specification, "Screen"; shapes and member order as in the design of screens). Both flavors are
 * written from these.
 */
export type Screen = Sb1Screen | Sb2Screen;

export interface Sb2Screen {
  readonly person: {
    readonly personName: string;
    readonly personID: string;
    readonly language: string;
    readonly orientation: 'LTR';
    readonly item: Sb2Item;
  };
}

export interface Sb2Item {
  readonly id: string;
  readonly name: string;
  readonly group: string;
  readonly order: number;
  readonly current: boolean;
  readonly consistent: boolean;
  readonly personName: string;
  readonly personID: string;
  readonly question: readonly Sb2Question[];
}

export interface Sb2Question {
  readonly id: string;
  readonly catyID: number;
  readonly cotyID: number;
  readonly order: number;
  readonly text: { readonly text: string; readonly error: string };
  readonly textInput?: Sb2TextInput;
  readonly selection?: Sb2Selection;
  readonly numberInput?: Sb2NumberInput;
}

export interface InputValue {
  readonly id: string;
  readonly value: string;
}
export interface OptionValue extends InputValue {
  readonly selected: boolean;
}

export interface Sb2TextInput {
  readonly id: string;
  readonly editable: boolean;
  readonly mandatory: boolean;
  readonly error: string;
  readonly rows: number;
  readonly language: string;
  readonly searchable: boolean;
  /** A list for a question over a list of objects. */
  readonly value: InputValue | readonly InputValue[];
}

export interface Sb2Selection {
  readonly id: string;
  readonly name: string;
  readonly editable: boolean;
  readonly mandatory: boolean;
  readonly error: string;
  readonly value: readonly OptionValue[];
}

export interface Sb2NumberInput {
  readonly id: string;
  readonly editable: boolean;
  readonly mandatory: boolean;
  readonly error: string;
  readonly minVal?: number;
  readonly maxVal?: number;
  readonly maxNumberDecimals: number;
  readonly unit: { readonly name: string; readonly id: string };
  readonly value: InputValue;
}

export interface Sb1Screen {
  readonly id: string;
  readonly fixedID: string;
  readonly title: string;
  readonly resizable: boolean;
  readonly helpID: string;
  readonly navigation: {
    readonly id: string;
    readonly name: string;
    readonly renderingHint: 'menuBar';
    readonly item: readonly Sb1MenuItem[];
  };
  readonly group: Sb1Group;
  readonly buttonRow: { readonly button: readonly Sb1Button[] };
}

export interface Sb1MenuItem {
  readonly id: string;
  readonly name: string;
  readonly commandid: string;
  readonly fixedID: string;
  readonly shown: boolean;
  readonly caseObj?: number;
  readonly consistent: boolean;
  readonly default: boolean;
  readonly isSeparator: boolean;
  readonly item?: readonly Sb1MenuItem[];
}

export interface Sb1Button {
  readonly id: string;
  readonly name: string;
  readonly commandid: string;
  readonly default: boolean;
  readonly position?: { readonly relXPosition: number; readonly relYPosition: number };
  readonly appearance?: Readonly<Record<string, string | number | boolean>>;
}

export type Sb1GroupType = 'group' | 'relation' | 'list' | 'relButtons' | 'input';

export interface Sb1Group {
  readonly id: string;
  readonly name: string;
  readonly type: Sb1GroupType;
  readonly layout: Sb1Layout;
  readonly group?: readonly Sb1Group[];
  readonly question?: readonly Sb1Question[];
  /** Beside a question in an `input` group: its text. */
  readonly text?: { readonly text: string; readonly error: string };
  readonly button?: readonly Sb1Button[];
}

export interface Sb1Layout {
  readonly appearance?: Readonly<Record<string, string | number | boolean>>;
  readonly position?: { readonly relXPosition: number; readonly relYPosition: number };
  readonly dimension?: { readonly columns: number; readonly rows: number };
}

export interface Sb1Question {
  readonly layout: Sb1Layout;
  readonly catyID: number;
  readonly cotyID: number;
  readonly id: string;
  readonly fixedID: string;
  readonly name: string;
  readonly selection?: Sb1Selection;
  readonly textInput?: Sb1TextInput;
}

export interface Sb1Selection {
  readonly noColumns: number;
  readonly noRows: number;
  readonly editable: boolean;
  readonly multiple: boolean;
  readonly name: string;
  readonly renderingHint: string;
  readonly id: string;
  readonly error: string;
  readonly mandatory: boolean;
  /** An answer is stored. */
  readonly collected: boolean;
  readonly value: readonly OptionValue[];
}

export interface Sb1TextInput {
  readonly columns: number;
  readonly rows: number;
  readonly editable: boolean;
  readonly minLength: number;
  readonly maxLength: number;
  readonly id: string;
  readonly error: string;
  readonly mandatory: boolean;
  readonly value: InputValue | readonly InputValue[];
}
