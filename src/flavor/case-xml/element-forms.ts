import type { ElementName } from '../../case/case-object.js';
import { mostObjects, mostOthers, mostRelations } from '../../case/case.js';
import type { Attributes } from './attributes.js';
import { malformed } from './malformed.js';
import type { StatedParts } from './stated-parts.js';
import { valueForms } from './value-forms.js';

/** What an element of the case document may hold, and what it states. */
export interface ElementForm {
  /** Names of the attributes it may have; those that are read must be there. */
  readonly attributes: readonly string[];
  readonly children: readonly string[];
  /** Children that must be there. */
  readonly needs?: readonly string[];
  /** At most one in its parent. */
  readonly once?: boolean;
  /** @throws CaseError 610 */
  open(given: Attributes, parts: StatedParts, name: string): void;
  close?(path: string, parts: StatedParts): void;
}

const yesNo = { Yes: true, No: false } as const;
const trueFalse = { true: true, false: false } as const;
const modes = { POS: 'POS', STD: 'STD' } as const;
const objectElements = ['CaseObject', 'Benefit', 'EventPayment', 'Payment'] as const satisfies readonly ElementName[];
const valueElements = Object.keys(valueForms);

const caseForm: ElementForm = {
  once: true,
  attributes: ['Id', 'VersionID', 'VersionName', 'Locale', 'CSP', 'Complete', 'CaseMode', 'NumberOfSourceChanges'],
  children: ['Source', 'PosRequest', ...objectElements, 'CaseObjectRelation'],
  open(given, parts) {
    parts.begin({
      id: given.text('Id'),
      versionId: given.integer('VersionID'),
      locale: given.text('Locale'),
      csp: given.integer('CSP'),
      complete: given.word('Complete', yesNo),
      mode: given.word('CaseMode', modes),
      numberOfSourceChanges: given.id('NumberOfSourceChanges'),
      highestObjectId: 0,
      sources: [],
      posRequests: [],
      objects: [],
      relations: [],
    });
  },
};

const sourceForm: ElementForm = {
  attributes: ['Id', 'TypeId', 'TypeIdName', 'Complete', 'DefaultSource', 'RelatedCaseObject'],
  children: [],
  open(given, parts) {
    if (parts.case.sources.length >= mostOthers) throw malformed(`the case has more than ${mostOthers} sources`);
    parts.addSource({
      id: given.id('Id'),
      typeId: given.integer('TypeId'),
      complete: given.word('Complete', yesNo),
      defaultSource: given.has('DefaultSource') && given.word('DefaultSource', yesNo),
      relatedCaseObject: given.id('RelatedCaseObject'),
    });
  },
};

const posRequestForm: ElementForm = {
  attributes: ['ModuleId', 'ModuleName', 'GeneratedInSource', 'RelatedCaseObject', 'Id', 'SuppressedByResult'],
  children: [],
  open(given, parts) {
    if (parts.case.posRequests.length >= mostOthers)
      throw malformed(`the case has more than ${mostOthers} PosRequests`);
    parts.case.posRequests.push({
      moduleId: given.integer('ModuleId'),
      moduleName: given.text('ModuleName'),
      generatedInSource: given.integer('GeneratedInSource'),
      relatedCaseObject: given.integer('RelatedCaseObject'),
      id: given.id('Id'),
      suppressedByResult: given.word('SuppressedByResult', yesNo),
    });
  },
};

const objectForm: ElementForm = {
  attributes: ['Id', 'TypeId', 'TypeIdName', 'Identifies', 'NotDeletable'],
  children: ['CaseAttribute'],
  open(given, parts, name) {
    if (parts.case.objects.length >= mostObjects) throw malformed(`the case has more than ${mostObjects} objects`);
    const identifies = given.optionalId('Identifies');
    parts.addObject({
      element: name as ElementName,
      id: given.id('Id'),
      typeId: given.integer('TypeId'),
      ...(identifies !== undefined && { identifies }),
      ...(given.has('NotDeletable') && { notDeletable: given.word('NotDeletable', trueFalse) }),
      attributes: [],
    });
  },
};

const attributeForm: ElementForm = {
  attributes: ['TypeId', 'TypeIdName'],
  children: ['CaseAttributeValue'],
  needs: ['CaseAttributeValue'],
  open: (given, parts) => parts.addAttribute({ typeId: given.integer('TypeId'), value: undefined }),
};

const valueForm: ElementForm = {
  attributes: ['Source', 'Time'],
  children: valueElements,
  once: true,
  open(given, parts) {
    const [source, time] = [given.optionalId('Source'), given.optionalInteger('Time')];
    Object.assign(parts.attribute, source !== undefined && { source }, time !== undefined && { time });
  },
  close(path, { attribute }) {
    if (!attribute.value && (attribute.source !== undefined || attribute.time !== undefined))
      throw malformed(`${path}: Source and Time without a value`);
  },
};

const relationForm: ElementForm = {
  attributes: ['TypeId', 'TypeIdName', 'From', 'To'],
  children: [],
  open(given, parts) {
    if (parts.case.relations.length >= mostRelations)
      throw malformed(`the case has more than ${mostRelations} relations`);
    parts.addRelation({ typeId: given.integer('TypeId'), from: given.id('From'), to: given.id('To') });
  },
};

/** Every element that a case document may have, by its name. */
export const elementForms: ReadonlyMap<string, ElementForm> = new Map([
  ['Case', caseForm],
  ['Source', sourceForm],
  ['PosRequest', posRequestForm],
  ...objectElements.map((name) => [name, objectForm] as const),
  ['CaseAttribute', attributeForm],
  ['CaseAttributeValue', valueForm],
  ...valueElements.map((name) => [name, formOfValue(name)] as const),
  ['CaseObjectRelation', relationForm],
]);

function formOfValue(name: string): ElementForm {
  const value = valueForms[name];
  if (!value) throw new Error(`no value is written as ${name}`);
  return {
    attributes: value.attributes,
    children: [],
    once: true,
    open(given, { attribute }) {
      if (attribute.value) throw given.fault('a second value');
      attribute.value = value.read(given);
    },
  };
}
