import { queryClient } from '@keydate/client';
import { notify } from '@keydate/ui';
import { isQuiet } from './is-quiet';

afterEach(() => document.body.replaceChildren());

/** Puts this into the page, after what is there. */
function show(markup: string): void {
  document.body.insertAdjacentHTML('beforeend', markup);
}

test('a page on which nothing happens is quiet', () => {
  show('<header><input value=""></header><main><h1>Dashboard</h1></main>');
  expect(isQuiet()).toBe(true);
});

test.each(['<div role="dialog"></div>', '<div role="alertdialog"></div>', '<dialog open></dialog>'])(
  'it is not quiet under an open dialog: %s',
  (dialog) => {
    show(dialog);
    expect(isQuiet()).toBe(false);
  },
);

test('nor while somebody searches from the top of the page', () => {
  show('<header><input></header>');
  const search = document.querySelector('input');
  if (search) search.value = 'Maple';
  expect(isQuiet()).toBe(false);
});

test('nor while a change is on its way to the server', () => {
  jest.spyOn(queryClient, 'isMutating').mockReturnValue(1);
  expect(isQuiet()).toBe(false);
});

test('nor while a message can be read', () => {
  jest.spyOn(notify, 'isShowing').mockReturnValue(true);
  expect(isQuiet()).toBe(false);
});

test('nor while something on the page asks to be kept', () => {
  const keep = (event: Event) => event.preventDefault();
  window.addEventListener('beforeunload', keep);
  expect(isQuiet()).toBe(false);

  window.removeEventListener('beforeunload', keep);
  expect(isQuiet()).toBe(true);
});
