import { expect } from 'chai';
import { trueSize } from '../../../../src/rules/load/catalogues/true-units.js';

/** One of the first is so many of the second, by the definitions of the units. */
const definitions: readonly (readonly [one: string, count: number, other: string])[] = [
  ['inch', 25.4, 'millimetre'],
  ['foot', 12, 'inch'],
  ['yard', 3, 'foot'],
  ['mile', 1760, 'yard'],
  ['nauticalMile', 1.852, 'kilometre'],
  ['micron', 1, 'micrometre'],
  ['meter', 10, 'decimetre'],
  ['metre', 100, 'centimetre'],
  ['metre', 1, 'meter'],
  ['pound', 0.45359237, 'kilogram'],
  ['pound', 16, 'ounce'],
  ['stone', 14, 'pound'],
  ['hundredweight', 112, 'pound'],
  ['ton', 1000, 'kilogram'],
  ['tonne', 1, 'megagram'],
  ['gallon', 8, 'pint'],
  ['pint', 568.26125, 'millilitre'],
  ['litre', 1, 'liter'],
  ['hectolitre', 100, 'litre'],
  ['decagram', 10, 'gram'],
  ['microgram', 1000, 'nanogram'],
  ['gigawatt', 1000, 'megawatt'],
  ['minute', 60, 'second'],
  ['hour', 60, 'minute'],
  ['day', 24, 'hour'],
  ['week', 7, 'day'],
  ['fortnight', 2, 'week'],
  ['year', 12, 'month'],
  ['year', 4, 'quarter'],
  ['year', 365.25, 'day'],
  ['decade', 10, 'year'],
  ['horsepower', 735.49875, 'watt'],
  ['bar', 100, 'kilopascal'],
  ['atmosphere', 101325, 'pascal'],
  ['glucoseMillimolePerLitre', 18.016, 'glucoseMilligramPerDecilitre'],
  ['cholesterolMillimolePerLitre', 38.665, 'cholesterolMilligramPerDecilitre'],
  ['triglyceridesMillimolePerLitre', 88.54, 'triglyceridesMilligramPerDecilitre'],
  ['creatinineMicromolePerLitre', 0.011312, 'creatinineMilligramPerDecilitre'],
  ['uricAcidMicromolePerLitre', 0.016811, 'uricAcidMilligramPerDecilitre'],
  ['atmosphere', 760, 'torr'],
  ['torr', 1, 'millimetreOfMercury'],
  ['kilocalorie', 4184, 'joule'],
  ['hectare', 2.4710538146717, 'acre'],
  ['perMonth', 12, 'perYear'],
  ['hourPerDay', 7, 'hourPerWeek'],
  ['EUR/month', 12, 'EUR/year'],
];

describe('How large a unit is', () => {
  for (const [one, count, other] of definitions)
    it(`one ${one} is ${count} ${other}`, () => {
      const [size = Number.NaN, part = Number.NaN] = [trueSize(one), trueSize(other)];
      expect(size / part).to.be.closeTo(count, count * 1e-8);
    });

  it('is not known of a word that says nothing', () => {
    for (const word of ['', 'pebble', 'kilo', 'perPebble', 'pebblePerDay', 'hourPerPebble', 'constructor'])
      expect(trueSize(word), word).to.equal(undefined);
  });
});
