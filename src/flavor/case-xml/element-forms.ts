import type { ElementName } from '../../case/case-object.js';
import {
  attributeDocument,
  attributeValueDocument,
  caseDocument,
  objectDocument,
  posRequestDocument,
  relationDocument,
  sourceDocument,
} from '../../case/case-document.js';
import { caseWithoutParts, mostObjects, mostOthers, mostRelations } from '../../case/case.js';
import type { Attributes } from './attributes.js';
import { malformed } from './malformed.js';
import { namesIn } from './names-in.js';
import type { StatedParts } from './stated-parts.js';
import { type ValueReader, valueReaders } from './value-readers.js';

/** What an element of the case document may hold, and what it states. */
export interface ElementForm {
  /** Names of the attributes it may have, from its description; those that are read must be there. */
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

const caseForm: ElementForm = {
  once: true,
  ...namesIn(caseDocument),
  open(given, parts) {
    parts.begin(
      caseWithoutParts({
        id: given.text('Id'),
        versionId: given.integer('VersionID'),
        locale: given.text('Locale'),
        csp: given.integer('CSP'),
        complete: given.word('Complete', yesNo),
        mode: given.word('CaseMode', modes),
        numberOfSourceChanges: given.id('NumberOfSourceChanges'),
      }),
    );
  },
};

const sourceForm: ElementForm = {
  ...namesIn(sourceDocument),
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
  ...namesIn(posRequestDocument),
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
  ...namesIn(objectDocument),
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
  ...namesIn(attributeDocument),
  needs: ['CaseAttributeValue'],
  open: (given, parts) => parts.addAttribute({ typeId: given.integer('TypeId'), value: undefined }),
};

const valueForm: ElementForm = {
  ...namesIn(attributeValueDocument),
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
  ...namesIn(relationDocument),
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
  ...Object.entries(valueReaders).map(([name, read]) => [name, formOfValue(name, read)] as const),
  ['CaseObjectRelation', relationForm],
]);

function formOfValue(name: string, read: ValueReader): ElementForm {
  const shape = attributeValueDocument.members?.[name];
  if (!shape) throw new Error(`no value is described as ${name}`);
  return {
    ...namesIn(shape),
    once: true,
    open(given, { attribute }) {
      if (attribute.value) throw given.fault('a second value');
      attribute.value = read(given);
    },
  };
}
