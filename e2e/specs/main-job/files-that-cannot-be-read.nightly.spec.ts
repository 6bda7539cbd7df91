import { wizardScreen } from '../../screens/wizard-screen';
import { A_PROPERTY, anEmail, DEMO } from '../../seed/invented';
import { expect, test } from '../../watched-test';

const refused = [
  {
    what: 'an empty file',
    name: 'empty.pdf',
    buffer: Buffer.alloc(0),
    sentence: 'This file is empty. Please choose another one.',
  },
  {
    what: 'a text that calls itself a PDF',
    name: 'letter.pdf',
    buffer: Buffer.from('Dear Sir or Madam'),
    sentence: 'This is not a PDF or a picture (JPEG, PNG, WebP, TIFF). Please choose another file.',
  },
  {
    what: 'a PDF cut short',
    name: 'cut.pdf',
    buffer: Buffer.from('%PDF-1.7\n1 0 obj\n<<'),
    sentence: 'This file is damaged and could not be opened.',
  },
  {
    what: 'a file of 26 MB',
    name: 'large.pdf',
    buffer: Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(26 * 1024 * 1024)]),
    sentence: 'A contract may have at most 25 MB.',
  },
];

for (const { what, name, buffer, sentence } of refused) {
  test(`${what} gets its own sentence and loses nothing typed`, async ({ visitor, page }) => {
    const realtor = await visitor.returns(DEMO.realtor, DEMO.password);
    const wizard = wizardScreen(page);
    await realtor.startsTransaction();
    await realtor.entersProperty(A_PROPERTY);
    await realtor.entersNewClient({ name: 'Ada Quill', email: anEmail('ada') });

    await wizard.contractFile.setInputFiles({ name, mimeType: 'application/pdf', buffer });
    await expect(wizard.dialog).toContainText(sentence);
    await expect(wizard.byHand).toBeVisible();

    await wizard.back.click();
    await expect(wizard.clientName).toHaveValue('Ada Quill');
    await wizard.back.click();
    await expect(wizard.street).toHaveValue(A_PROPERTY.street);
  });
}
