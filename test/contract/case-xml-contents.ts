import { type Attack, inside, instead, onCase } from './case-xml-attack.js';

/** Well-formed, and no case. */
export const elements: readonly Attack[] = [
  { what: 'another root', document: () => '<operationResult returnCode="0"/>', answer: 610 },
  { what: 'the root in small letters', document: () => '<case/>', answer: 610 },
  {
    what: 'the whole answer of transferCaseFromDBXML',
    document: (good) => `<operationResult returnCode="0">${good}</operationResult>`,
    answer: 610,
  },
  { what: 'an unknown element', document: inside('<Object Id="99"/>'), answer: 610 },
  { what: 'an element named __proto__', document: inside('<__proto__ polluted="1"/>'), answer: 610 },
  { what: 'an element named constructor', document: inside('<constructor/>'), answer: 610 },
  { what: 'an unknown attribute', document: onCase('Name="x"'), answer: 610 },
  { what: 'an attribute named __proto__', document: onCase('__proto__="x"'), answer: 610 },
  { what: 'an attribute named hasOwnProperty', document: onCase('hasOwnProperty="x"'), answer: 610 },
  { what: 'a namespace', document: onCase('xmlns="http://example.com"'), answer: 610 },
  {
    what: 'an element at the wrong place',
    document: inside('<CaseAttribute TypeId="1"><CaseAttributeValue/></CaseAttribute>'),
    answer: 610,
  },
  { what: 'a case in a case', document: inside('<Case/>'), answer: 610 },
  { what: 'a missing attribute', document: instead(' CSP="1"', ''), answer: 610 },
  { what: 'a missing id of the case', document: (good) => good.replace(/ Id="[^"]*"/, ''), answer: 610 },
  { what: 'a missing id of an object', document: instead('<CaseObject Id="2" ', '<CaseObject '), answer: 610 },
  { what: 'an id that is no number', document: instead('<CaseObject Id="2" ', '<CaseObject Id="two" '), answer: 610 },
  { what: 'a negative id', document: instead('<CaseObject Id="16" ', '<CaseObject Id="-16" '), answer: 610 },
  { what: 'an id with a fraction', document: instead('<CaseObject Id="16" ', '<CaseObject Id="16.5" '), answer: 610 },
  {
    what: 'an id beyond exact numbers',
    document: instead('<CaseObject Id="16" ', '<CaseObject Id="9007199254740993" '),
    answer: 610,
  },
  { what: 'another word than Yes and No', document: instead('Complete="No"', 'Complete="true"'), answer: 610 },
  { what: 'another mode than POS and STD', document: instead('CaseMode="POS"', 'CaseMode="toString"'), answer: 610 },
  {
    what: 'another word than true and false',
    document: instead('NotDeletable="true"', 'NotDeletable="Yes"'),
    answer: 610,
  },
  {
    what: 'an attribute without CaseAttributeValue',
    document: instead('<CaseAttributeValue><StringValue Value="Jane Doe"/></CaseAttributeValue>', ''),
    answer: 610,
  },
  {
    what: 'two CaseAttributeValues',
    document: instead('</CaseAttributeValue>', '</CaseAttributeValue><CaseAttributeValue/>'),
    answer: 610,
  },
  {
    what: 'two values',
    document: instead(
      '<StringValue Value="Jane Doe"/>',
      '<StringValue Value="Jane Doe"/><StringValue Value="Jane Doe"/>',
    ),
    answer: 610,
  },
  {
    what: 'a number that is none',
    document: instead('<SingleValue Value="35"', '<SingleValue Value="thirty-five"'),
    answer: 610,
  },
  {
    what: 'a number that is infinite',
    document: instead('<SingleValue Value="35"', '<SingleValue Value="1e999"'),
    answer: 610,
  },
  {
    what: 'a number written in hexadecimal',
    document: instead('<SingleValue Value="35"', '<SingleValue Value="0x23"'),
    answer: 610,
  },
  {
    what: 'a number without unit',
    document: instead('<SingleValue Value="35" UnitName="years" Unit="1"/>', '<SingleValue Value="35"/>'),
    answer: 610,
  },
  {
    what: 'a reference with Id and Key',
    document: instead('<DBRefValue Id="3"', '<DBRefValue Id="3" Key="3" Locale="en"'),
    answer: 610,
  },
  {
    what: 'a reference with Key but no Locale',
    document: instead('<DBRefValue Locale="en" Key="DE"', '<DBRefValue Key="DE"'),
    answer: 610,
  },
  {
    what: 'a reference with nothing',
    document: instead('<DBRefValue Id="3" Name="Female"/>', '<DBRefValue Name="Female"/>'),
    answer: 610,
  },
  { what: 'a day without a month', document: instead(' Month="2"', ''), answer: 610 },
  {
    what: 'a source of a value that is unset',
    document: instead(
      '<CaseAttributeValue><StringValue Value="Jane Doe"/></CaseAttributeValue>',
      '<CaseAttributeValue Source="1"/>',
    ),
    answer: 610,
  },
];

/** Ids that lead nowhere, or to two. */
export const references: readonly Attack[] = [
  { what: 'an object id given twice', document: instead('<CaseObject Id="16" ', '<CaseObject Id="15" '), answer: 610 },
  {
    what: 'an object id given to another element too',
    document: instead('<Payment Id="10" ', '<Payment Id="16" '),
    answer: 610,
  },
  {
    what: 'a source id given twice',
    document: inside('<Source Id="1" TypeId="2" Complete="No" RelatedCaseObject="1"/>'),
    answer: 610,
  },
  {
    what: 'a PosRequest id given twice',
    document: inside(
      '<PosRequest ModuleId="1" ModuleName="m" GeneratedInSource="1" RelatedCaseObject="1" Id="1" SuppressedByResult="No"/>'.repeat(
        2,
      ),
    ),
    answer: 610,
  },
  {
    what: 'an attribute of an object given twice',
    document: instead('<CaseAttribute TypeId="78" ', '<CaseAttribute TypeId="73" '),
    answer: 610,
  },
  { what: 'a relation from nowhere', document: instead('From="2" To="15"', 'From="99" To="15"'), answer: 610 },
  { what: 'a relation to nowhere', document: instead('From="2" To="15"', 'From="2" To="99"'), answer: 610 },
  { what: 'a relation given twice', document: instead('To="14"', 'To="13"'), answer: 610 },
  {
    what: 'a policy holder who identifies nobody',
    document: instead('Identifies="2"', 'Identifies="99"'),
    answer: 610,
  },
  {
    what: 'a source related to nothing',
    document: instead('RelatedCaseObject="1"', 'RelatedCaseObject="99"'),
    answer: 610,
  },
  {
    what: 'a value of a source that the case does not have',
    document: instead(
      '<CaseAttributeValue><StringValue Value="Jane Doe"/>',
      '<CaseAttributeValue Source="9" Time="1"><StringValue Value="Jane Doe"/>',
    ),
    answer: 610,
  },
];
