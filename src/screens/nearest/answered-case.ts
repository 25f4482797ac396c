import { attributeOf, type CaseObject, type Provenance, setAttribute } from '../../case/case-object.js';
import type { Case } from '../../case/case.js';
import { cloneCase } from '../../case/clone-case.js';
import type { Value } from '../../case/values/value.js';
import type { Attribute } from '../../rules/model/attribute.js';
import { objectById } from '../../rules/objects/related-objects.js';
import { writeAttribute } from '../../rules/objects/write-attribute.js';
import type { Instance } from '../../rules/program/program.js';
import type { AnswerRead } from './answers-read.js';

/**
 * The object `of` of the same case with another answer, written as every answer is: with what it also sets and what it
 * makes 0. Everything else stays the same; what it hides is not cleared. The case itself is not touched.
 */
export function answeredCase(answer: AnswerRead, value: Value, of: Instance): Instance {
  const { program, today } = of.view;
  const { alsoSets, zeroes } = answer.attribute;
  const setsOnlyItself = alsoSets.length === 0 && zeroes.length === 0;
  const answered = program.view((setsOnlyItself ? withAnswer : withEffects)(answer, value, of), today);
  return answered.instance(of.id) ?? answered.root;
}

/** Answers are tried by the thousand: only the object that carries one is copied where nothing else changes. */
function withAnswer({ carrier, attribute }: AnswerRead, value: Value, { view }: Instance): Case {
  const changed: CaseObject = { ...carrier, attributes: carrier.attributes.map((each) => ({ ...each })) };
  setAttribute(changed, attribute.id, value, provenanceOf(carrier, attribute));
  return { ...view.case, objects: view.case.objects.map((object) => (object === carrier ? changed : object)) };
}

function withEffects({ carrier, attribute }: AnswerRead, value: Value, { view }: Instance): Case {
  const subject = cloneCase(view.case);
  const writer = { subject, program: view.program, provenance: provenanceOf(carrier, attribute) };
  writeAttribute(writer, objectById(subject, carrier.id), attribute, value);
  return subject;
}

/** The answer counts as given where and when the present one was. */
function provenanceOf(carrier: CaseObject, { id }: Attribute): Provenance | undefined {
  const { source, time } = attributeOf(carrier, id) ?? {};
  return source === undefined || time === undefined ? undefined : { source, time };
}
