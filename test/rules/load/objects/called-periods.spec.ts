import { expect } from 'chai';
import { DataCopy } from '../../../support/rules/data-copy.js';

const files = ['occupation-and-second-occupation', 'pursuit', 'person', 'disorder'].map(
  (name) => `rules/common/attributes/${name}.yaml`,
);
/** An attribute whose key says the period for which it counts. */
const keyed = /^ {2}(\w+Per(?:Year|Month|Week|Day)): .* unit: (\w+)/;

/** What is told of the units after those of all such attributes were changed, and where they stand. */
function toldWith(unitFor: (key: string, unit: string) => string) {
  const copy = new DataCopy();
  const places: string[] = [];
  for (const file of files) {
    const lines = copy.read(file).split('\n');
    for (const [index, line] of lines.entries()) {
      const [, key = '', unit = ''] = keyed.exec(line) ?? [];
      if (key === '' || unitFor(key, unit) === unit) continue;
      lines[index] = line.replace(`unit: ${unit}`, `unit: ${unitFor(key, unit)}`);
      places.push(`${file}:${index + 1}`);
    }
    copy.write(file, lines.join('\n'));
  }
  const { findings } = copy.load();
  copy.remove();
  const told = findings.all.filter(
    ({ message }) => message.includes('; it is called ') || message.startsWith('it asks'),
  );
  return { places, told: told.map(({ at, message }) => ({ place: `${at.file}:${at.line}`, message })) };
}

describe('An attribute whose key says the period for which it counts', () => {
  it('is told at its unit where that has none, and the question that asks for it is not', () => {
    const { places, told } = toldWith(() => 'percent');
    expect(places.length).to.be.above(4);
    expect([...new Set(told.map(({ place }) => place))]).to.have.members(places);
    for (const { message } of told) expect(message).to.match(/^found percent; it is called \w+Per\w+$/);
  });

  it('is told at its unit where that has another period', () => {
    const { places, told } = toldWith((key) => (key.endsWith('PerYear') ? 'perWeek' : 'perYear'));
    expect(places.length).to.be.above(4);
    expect([...new Set(told.map(({ place }) => place))]).to.have.members(places);
  });

  it('may be a length, which has no unit of its own for that', () => {
    const copy = new DataCopy();
    const [file = ''] = files;
    const told = (key: string, unit: string): readonly string[] => {
      const before = copy.read(file);
      const name = '{ en: "way to work", de: "Weg zur Arbeit" }';
      copy.append(file, `  ${key}: { id: 99123, kind: number, unit: ${unit}, decimals: 0, name: ${name} }\n`);
      const { findings } = copy.load();
      copy.write(file, before);
      return findings.all.filter(({ code }) => code === 'wrong-dimension').map(({ message }) => message);
    };
    expect(told('kilometresPerYear', 'kilometre')).to.deep.equal([]);
    expect(told('hoursPerYear', 'hour')).to.deep.equal(['found hour; it is called hoursPerYear']);
    copy.remove();
  });
});
