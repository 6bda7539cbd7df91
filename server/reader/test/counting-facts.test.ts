import { aScannedPage } from './builders/a-scanned-page';
import { writeTable, TABLE, type Contract } from './builders/pdf-contracts';
import { startReading } from './reading';

const { readWritten } = startReading();

const SIGNATURES = [
  'Buyer’s Signature: Nora Fielding   Date: 6/3/2031',
  'Seller’s Signature: Ruth Beck   Date: 6/4/2031',
];

function writeSigned(contract: Contract): void {
  writeTable(contract);
  for (const [line, text] of SIGNATURES.entries())
    contract.page.drawText(text, { x: 60, y: 500 - 20 * line, size: 9, font: contract.font });
}

test('the days of form fields next to signature lines count', async () => {
  const { facts } = await readWritten((contract) => {
    writeTable(contract);
    for (const [line, role] of ['Buyer', 'Seller'].entries()) {
      const y = 500 - 20 * line;
      contract.page.drawText(`${role}’s Signature`, { x: 60, y, size: 9, font: contract.font });
      contract.page.drawText('Date:', { x: 300, y, size: 9, font: contract.font });
      const field = contract.document.getForm().createTextField(`signed.${line}`);
      field.setText(`6/${line + 3}/2031`);
      field.addToPage(contract.page, { x: 330, y: y - 4, width: 100, height: 14, font: contract.font });
    }
    contract.document.getForm().updateFieldAppearances(contract.font);
  });
  expect(facts?.mec).toMatchObject({ value: '06-04-2031', page: 1 });
});

test('a page that is a scan may have the last signature: MEC is asked for', async () => {
  const signed = await readWritten(writeSigned);
  expect(signed.facts?.mec?.value).toBe('06-04-2031');
  const { facts } = await readWritten(async (contract) => {
    writeSigned(contract);
    const page = contract.document.addPage([612, 792]);
    const picture = await contract.document.embedPng(aScannedPage(TABLE.slice(0, 1)));
    page.drawImage(picture, { x: 61, y: 60, width: 490, height: 634 });
  });
  expect(facts?.mec).toBeUndefined();
});

test.each([
  ['Will', [true, false], 'will'],
  ['Will Not', [false, true], 'will_not'],
  ['both', [true, true], undefined],
  ['neither', [false, false], undefined],
] as const)('the boxes of a form say: %s', async (_, ticked, expected) => {
  const { facts, rows } = await readWritten((contract) => {
    writeTable(contract);
    const write = (text: string, x: number, y: number) =>
      contract.page.drawText(text, { x, y, size: 9, font: contract.font });
    write('If any deadline falls on a Saturday, Sunday or federal or Colorado state holiday (Holiday), such', 60, 520);
    write('deadline', 60, 500);
    write('Will', 120, 500);
    write('Will Not be extended to the next day that is not a Saturday, Sunday or Holiday.', 170, 500);
    for (const [index, x] of [105, 155].entries()) {
      const box = contract.document.getForm().createCheckBox(`extended.${index}`);
      box.addToPage(contract.page, { x, y: 499, width: 9, height: 9 });
      if (ticked[index]) box.check();
    }
  });
  expect(rows).toEqual(TABLE);
  expect(facts?.roll?.value).toBe(expected);
});
