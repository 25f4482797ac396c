import { expect } from 'chai';
import type { Element } from '@xmldom/xmldom';
import { attributesOf, childElements } from './xml-document.js';

type Members = Readonly<Record<string, unknown>>;

/**
 * Compares an element with what the JSON flavor says in its place, member by member: nothing may be missing, and
 * nothing may be too much. This states the mapping a second time, from the specification, by reading instead of
 * writing.
 */
export function expectSameInXml(element: Element, json: Members, place: string): void {
  const scalars = Object.entries(json).filter(([name, value]) => isScalar(value) && name !== 'CaseAttributeValue');
  expect(attributesOf(element), place).to.deep.equal(
    Object.fromEntries(scalars.map(([name, value]) => [name, String(value)])),
  );
  const nested = Object.entries(json).filter(([name, value]) => !isScalar(value) || name === 'CaseAttributeValue');
  const expected = nested.flatMap(([name, value]) =>
    [value].flat().map((one) => ({ name, value: one === '' ? {} : (one as Members) })),
  );
  const children = childElements(element);
  expect(
    children.map(({ tagName }) => tagName),
    `children of ${place}`,
  ).to.deep.equal(expected.map(({ name }) => name));
  for (const [index, child] of children.entries())
    expectSameInXml(child, expected[index]?.value ?? {}, `${place}/${child.tagName}[${index}]`);
  expect(
    [...element.childNodes].every(({ nodeType }) => nodeType === 1),
    `${place} has elements only`,
  ).to.equal(true);
}

const isScalar = (value: unknown): boolean => typeof value !== 'object' || value === null;
