import { type ExpressionForm, refuse } from './site.js';
import { inUnit } from '../units/in-unit.js';
import { tellUnit } from '../model/tell-unit.js';
import { typeName } from './type-name.js';

/** `convert: { value: height, to: metre }`: the same amount in another unit of its dimension. */
export const resolveConversion: ExpressionForm = (node, site, resolve) => {
  if (node.node !== 'map') return refuse(site, node.at, 'wrong-kind', 'convert needs the keys value and to');
  for (const [key, { keyAt }] of node.entries) {
    if (key !== 'value' && key !== 'to')
      return refuse(site, keyAt, 'unknown-key', `convert has the keys value and to, found ${key}`);
  }
  const [value, to] = [node.entries.get('value')?.value, node.entries.get('to')?.value];
  if (!value || to?.node !== 'scalar')
    return refuse(site, node.at, 'missing-key', 'convert needs the keys value and to');
  const { model } = site.scope;
  const unit = model.unit(String(to.value));
  if (!unit)
    return refuse(
      site,
      to.at,
      'unknown-unit',
      `there is no unit ${String(to.value)}${model.suggest(String(to.value), model.unitWords)}`,
      `unit ${String(to.value)}`,
    );
  tellUnit(String(to.value), to.at, site.findings);
  const of = resolve(value, site);
  if (!of) return undefined;
  const message = `cannot convert ${typeName(of.type)} to ${String(to.value)}`;
  return inUnit(of, unit) ?? refuse(site, to.at, of.type.kind === 'number' ? 'wrong-dimension' : 'wrong-kind', message);
};
