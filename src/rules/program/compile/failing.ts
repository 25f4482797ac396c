import type { Catalogue } from '../../model/catalogue.js';
import { remembered } from '../../../lists/remembered.js';
import type { Condition, Expression, NodeOf, RelationPath } from '../../model/expression.js';
import { choosersOf, partsOf } from '../../model/parts-of.js';
import type { TableColumn, TableRow } from '../../model/parameter.js';
import { valueOperators } from '../../operators/values/value-operators.js';
import type { FactValue } from '../../values/fact-value.js';
import { Gap, NONE } from '../../values/gap.js';
import { isOrdinary } from '../ordinary.js';
import type { Compiler } from './compiled.js';
import { relationChain } from './relation-chain.js';

type Whole = Expression | Condition;
type Fails<K extends Whole['node']> = (whole: NodeOf<K>, compiler: Asked) => boolean;
type Asked = Pick<Compiler, 'ruleSet' | 'parameterSet' | 'units' | 'value'>;

/** The nodes that may come to a failed value though their parts come to ordinary ones; no other node does. */
const fails: { readonly [K in Whole['node']]?: Fails<K> } = {
  literal: ({ value }) => !isOrdinary(value as FactValue),
  parameter(expression, compiler) {
    const { constant } = compiler.value(expression, '');
    return constant === undefined || !isOrdinary(constant);
  },
  column({ catalogue, column }, { ruleSet }) {
    const { entries } = ruleSet.catalogues.get(catalogue) as Catalogue;
    return [...entries.values()].some(({ cells }) => !isOrdinary(cells[column] ?? NONE));
  },
  operation: ({ operator, operands }, compiler) => {
    const constants = operands.map((operand) => compiler.value(operand, '').constant);
    return valueOperators.get(operator)?.neverFails?.(constants) !== true;
  },
  table({ parameter }, { parameterSet }) {
    const table = parameterSet.values.get(parameter.name);
    const inputs = parameter.columns as readonly TableColumn[];
    const isForAll = (row: TableRow): boolean => inputs.every(({ name }) => row[name] === undefined);
    if (table?.kind !== 'table' || !table.rows.some(isForAll)) return true;
    return table.rows.some((row) => !Object.values(row).every((cell) => isOrdinary(cell ?? NONE)));
  },
  convert: ({ from, to }, { units }) => units.conversion(units.unitFor(from), to) instanceof Gap,
};

/**
 * Tells which values and conditions can come to a failed value (a division by zero, no row, several objects where one
 * is expected) in a case whose stored values are ordinary. Of the others nobody needs to ask what failed.
 */
export class Failing {
  readonly #known = new Map<Whole | RelationPath, boolean>();

  constructor(private readonly compiler: Asked & { ownerOf(relation: RelationPath): string }) {}

  mayFail(whole: Whole): boolean {
    return remembered(this.#known, whole, () => {
      const own = fails[whole.node] as Fails<Whole['node']> | undefined;
      if (own?.(whole as never, this.compiler)) return true;
      return partsOf(whole).some(
        (part) =>
          part.over.some((relation) => this.#mayFailToChoose(relation)) ||
          choosersOf(part).some((chooser) => this.mayFail(chooser)) ||
          (part.of !== undefined && this.mayFail(part.of)),
      );
    });
  }

  #mayFailToChoose(relation: RelationPath): boolean {
    if (relation.kind === 'many') return false;
    return remembered(this.#known, relation, () => {
      if (relation.kind === 'one' && relation.order === 'only') return true;
      if (relation.where && this.mayFail(relation.where)) return true;
      const owner = this.compiler.ownerOf(relation);
      return relationChain(relation, owner, this.compiler.ruleSet).some((each) => this.#mayFailToChoose(each));
    });
  }
}
