import type { CaseAttribute, CaseObject } from '../../case/case-object.js';
import type { Value } from '../../case/values/value.js';
import type { Instance } from '../../rules/program/program.js';
import type { AnswerRead } from './answers-read.js';

/**
 * The object `of` of the same case with another answer, everything else the same: what the service would set, make 0 or
 * clear besides is left as it is, so that only the answer decides. The case itself is not touched.
 */
export function answeredCase({ carrier, attribute }: AnswerRead, value: Value, of: Instance): Instance {
  const { view } = of;
  const present = carrier.attributes.find(({ typeId }) => typeId === attribute.id);
  const answer: CaseAttribute = { ...present, typeId: attribute.id, value };
  const attributes = present
    ? carrier.attributes.map((each) => (each === present ? answer : each))
    : [...carrier.attributes, answer];
  const changed: CaseObject = { ...carrier, attributes };
  const objects = view.case.objects.map((object) => (object === carrier ? changed : object));
  const answered = view.program.view({ ...view.case, objects }, view.today);
  return answered.instance(of.id) ?? answered.root;
}
