import { gzipSync } from 'node:zlib';
import { expect } from 'chai';
import { mostObjects } from '../../src/case/case.js';
import { all } from '../support/cases/documents.js';
import { fullRequest } from '../support/requests/case-request.js';
import type { Reply } from '../support/service/reply.js';
import { Service } from '../support/service/service.js';
import { codesInXml, errorsInXml } from '../support/xml/xml-document.js';
import { attacks } from './case-xml-attacks.js';
import { ruleRows } from './case-xml-rules.js';
import { wordsOf } from '../support/words/words-of.js';

const xmlType = 'application/xml;charset=UTF-8';
const from = { caseId: 'GOOD', subId: 'XML' };
const to = { caseId: 'IMPORTED', subId: 'XML' };
const query = (reference: Readonly<Record<string, string>>): string => new URLSearchParams(reference).toString();

describe('transferCaseToDBXML', () => {
  let service: Service;
  let good: string;
  before(async () => {
    service = await Service.start();
    expect((await service.call('createCaseInDB', from, fullRequest(from.caseId))).codes).to.deep.equal([]);
    good = await element(from);
  });
  after(() => service.stop());

  const element = async (reference: typeof from): Promise<string> =>
    /<directCaseReference>(.*)<\/directCaseReference>/s.exec(
      (await service.call('transferCaseFromDBXML', reference)).text,
    )?.[1] ?? '';

  const send = (
    document: string | Buffer,
    contentType = xmlType,
    reference: Readonly<Record<string, string>> = to,
    headers = {},
  ): Promise<Reply> =>
    service.send(`/transferCaseToDBXML?${query(reference)}`, {
      method: 'POST',
      // A body of bytes: for a text fetch would add a content type of its own.
      body: Buffer.from(document as string),
      headers: { ...(contentType && { 'content-type': contentType }), ...headers },
    });

  const malformed = attacks.filter(({ answer }) => answer === 610);
  const expectWords = wordsOf(
    malformed.map(({ what }) => what),
    'transferCaseToDBXML',
  );

  for (const { what, document, answer, contentType } of attacks) {
    it(`refuses ${what} with ${answer} and stores nothing`, async () => {
      const before = await service.digest();
      const reply = await send(document(good), contentType);
      if (answer === 610) {
        expect([reply.httpStatus, ...codesInXml(reply.text)], reply.text).to.deep.equal([200, 610]);
        expectWords(
          what,
          errorsInXml(reply.text).map(({ message }) => message ?? ''),
        );
      } else expect([reply.httpStatus, reply.text]).to.deep.equal([answer, '']);
      expect(await service.digest()).to.equal(before);
      expect(reply.text.length).to.be.lessThan(1000);
    });
  }

  for (const { what, part, other, faults } of ruleRows) {
    it(`${faults.length === 0 ? 'accepts' : `refuses with ${faults.length} times 611`} ${what}`, async () => {
      expect(good, 'the part is in the document').to.include(part);
      await service.call('deleteCase', to);
      const before = await service.digest();
      const reply = await send(good.replace(part, () => other));
      expect(errorsInXml(reply.text), reply.text).to.deep.equal(faults.map((fault) => ({ code: 611, message: fault })));
      if (faults.length > 0) expect(await service.digest()).to.equal(before);
      else {
        const again = await element(to);
        expect(codesInXml((await send(again)).text)).to.deep.equal([]);
        expect(await element(to), 'an import of an export is a fixed point').to.equal(again);
      }
    });
  }

  it('answers where the case is stored', async () => {
    const reply = await send(good);
    expect(reply.headers.get('content-type')).to.equal(xmlType);
    expect(reply.text).to.equal(
      '<operationResult returnCode="0"><caseDestinationReference><databaseReference subId="XML" id="IMPORTED"/></caseDestinationReference></operationResult>',
    );
  });

  it('replaces a case that is there already', async () => {
    await send(good);
    await send(good.replace('Value="Jane Doe"', 'Value="Janet Doe"'));
    expect(await element(to))
      .to.include('Value="Janet Doe"')
      .and.not.include('Value="Jane Doe"');
  });

  it('takes a document with declaration and byte order mark, compressed, and with 16 MB to the byte', async () => {
    expect(
      codesInXml(
        (await send(`\ufeff<?xml version="1.0" encoding="utf-8" standalone='yes' ?>\r\n${good}\n<!-- end -->\n`)).text,
      ),
    ).to.deep.equal([]);
    expect(
      codesInXml(
        (await send(gzipSync(good), 'Application/XML; Charset="utf-8"', to, { 'content-encoding': 'gzip' })).text,
      ),
    ).to.deep.equal([]);
    expect(codesInXml((await send(good + ' '.repeat(16 * 1024 * 1024 - Buffer.byteLength(good)))).text)).to.deep.equal(
      [],
    );
  });

  it('takes as many objects as a case may have', async () => {
    const there = good.match(/<(CaseObject|Benefit|EventPayment|Payment) /g)?.length ?? 0;
    const objects = Array.from(
      { length: mostObjects - there },
      (_, at) => `<CaseObject Id="${at + 1000}" TypeId="26"/>`,
    ).join('');
    expect(codesInXml((await send(good.replace('</Case>', `${objects}</Case>`))).text)).to.deep.equal([]);
    await service.call('deleteCase', to);
  });

  it('refuses a gzip of 50 MB in a few kilobytes with 413, and what is no gzip with 400', async () => {
    const headers = { 'content-encoding': 'gzip' };
    expect((await send(gzipSync(good + ' '.repeat(50_000_000)), xmlType, to, headers)).httpStatus).to.equal(413);
    expect((await send(good, xmlType, to, headers)).httpStatus).to.equal(400);
  });

  it('reads blanks in attribute values as XML demands: written plainly they are spaces, as references they are themselves', async () => {
    await send(good.replace('Value="Jane Doe"', 'Value="a\tb\r\nc\nd&#9;e&#10;f&#13;g"'));
    const { case: read } = await service.call('transferCaseFromDB', to);
    expect(JSON.stringify(read)).to.include(JSON.stringify('a b c d\te\nf\rg'));
  });

  it('keeps object ids, flags, PosRequests, Source and Time, and takes names from the rules', async () => {
    const document = good
      .replace(
        '<CaseObject Id="1" ',
        '<PosRequest ModuleId="7" ModuleName="&quot;m&quot;" GeneratedInSource="2" RelatedCaseObject="8" Id="9" SuppressedByResult="Yes"/><CaseObject Id="1" ',
      )
      .replace(
        '<CaseAttributeValue><StringValue Value="Jane Doe"/>',
        '<CaseAttributeValue Source="1" Time="1790000000"><StringValue Value="Jane Doe"/>',
      )
      .replaceAll('Id="16"', 'Id="4711"')
      .replace('Complete="No"', 'Complete="Yes"')
      .replace('NumberOfSourceChanges="0"', 'NumberOfSourceChanges="17"')
      .replaceAll(/ (TypeIdName|VersionName|UnitName|Name)="[^"]*"/g, ' $1="nonsense"');
    expect(codesInXml((await send(document)).text)).to.deep.equal([]);
    const { case: read } = await service.call('transferCaseFromDB', to);
    expect(JSON.stringify(read)).not.to.include('nonsense');
    expect([read.Id, read.Complete, read.NumberOfSourceChanges, read.VersionName]).to.deep.equal([
      'IMPORTED',
      'Yes',
      17,
      'International 2026.1',
    ]);
    expect(all(read.PosRequest)).to.deep.equal([
      { ModuleId: 7, ModuleName: '"m"', GeneratedInSource: 2, RelatedCaseObject: 8, Id: 9, SuppressedByResult: 'Yes' },
    ]);
    expect(read.CaseObject.map(({ Id }) => Id)).to.include(4711);
    expect(read.CaseObject[1]?.CaseAttribute[1]?.CaseAttributeValue).to.deep.equal({
      StringValue: { Value: 'Jane Doe' },
      Source: 1,
      Time: 1790000000,
    });
    expect(read.CaseObject[0]?.CaseAttribute[0]?.CaseAttributeValue).to.deep.equal({
      StringValue: { Value: 'IMPORTED' },
    });
    expect((await service.cases.read(to))?.case.highestObjectId, 'new objects come after the highest').to.equal(4711);
  });

  it('takes the export of a case that has lost the object on which a source rested', async () => {
    const [benefit, name] = /<Benefit Id="5".*?<StringValue Value="([^"]*)"/.exec(good) ?? [];
    expect(benefit).to.not.equal(undefined);
    expect(
      codesInXml((await send(good.replace(/(<Source Id="1"[^>]* RelatedCaseObject=)"1"/, '$1"5"'))).text),
    ).to.deep.equal([]);
    const deletion = { id: 'P1', name: 'Jane Doe', benefitsToBeDeleted: [{ benefitType: 1, benefitName: name ?? '' }] };
    expect(
      (await service.call('modifyCase', to, { caseId: to.caseId, locale: 'en', personsModifications: [deletion] }))
        .codes,
    ).to.deep.equal([]);
    const exported = await element(to);
    expect(exported).to.include('RelatedCaseObject="1"').and.not.include('<Benefit Id="5"');
    expect(codesInXml((await send(exported)).text)).to.deep.equal([]);
  });

  it('reports the errors of the query before those of the document, all in one answer', async () => {
    expect(codesInXml((await send(good.replace('CSP="1"', 'CSP="99"'), xmlType, { caseId: ' ' })).text)).to.deep.equal([
      512, 512, 611,
    ]);
    expect(codesInXml((await send('<Case/>', xmlType, { subId: 'S' })).text)).to.deep.equal([512, 610]);
    expect(codesInXml((await send(good, xmlType, { subId: 'S', caseId: 'a\nb' })).text)).to.deep.equal([512]);
  });

  it('exists in the XML flavor only, and only with POST', async () => {
    expect(
      (
        await service.send(`/transferCaseToDB?${query(to)}`, {
          method: 'POST',
          body: good,
          headers: { 'content-type': xmlType },
        })
      ).httpStatus,
    ).to.equal(404);
    expect((await service.send(`/transferCaseToDBXML?${query(to)}`)).httpStatus).to.equal(405);
  });

  for (const name of [
    'checkCompleteness',
    'createCaseInDB',
    'modifyCase',
    'caseList',
    'subIdList',
    'transferCaseFromDBDetails',
  ]) {
    it(`there is no ${name}XML`, async () => {
      for (const method of ['GET', 'POST'])
        expect((await service.send(`/${name}XML?${query(from)}`, { method })).httpStatus).to.equal(404);
    });
  }
});
