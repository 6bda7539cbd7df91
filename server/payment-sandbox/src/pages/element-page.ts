/** The fields of a card, in a frame and on the page of an invoice. */
export const CARD_FIELDS = `<div class="field wide"><label for="number">Card number</label><input id="number" name="number" inputmode="numeric" autocomplete="cc-number" placeholder="1234 1234 1234 1234"><p class="problem" id="number-problem"></p></div>
<div class="field"><label for="expiry">Expiration date</label><input id="expiry" name="expiry" inputmode="numeric" autocomplete="cc-exp" placeholder="MM / YY"><p class="problem" id="expiry-problem"></p></div>
<div class="field"><label for="cvc">Security code</label><input id="cvc" name="cvc" inputmode="numeric" autocomplete="cc-csc" placeholder="CVC"><p class="problem" id="cvc-problem"></p></div>
<div class="field"><label for="country">Country</label><select id="country" name="country" autocomplete="country"><option value="US">United States</option></select></div>
<div class="field"><label for="postal">ZIP code</label><input id="postal" name="postal" autocomplete="postal-code" placeholder="12345"><p class="problem" id="postal-problem"></p></div>`;

export const BANK_ASKS = 'Your bank would ask here whether it is you who pays. Complete or fail the authentication.';

const BODIES = {
  payment: `<form id="form" autocomplete="on" novalidate>
${CARD_FIELDS}
</form>`,
  address: `<form id="form" autocomplete="on" novalidate>
<div class="field wide"><label for="name">Full name</label><input id="name" name="name" autocomplete="name" placeholder="First and last name"><p class="problem" id="name-problem"></p></div>
<div class="field wide"><label for="country">Country or region</label><select id="country" name="country" autocomplete="country"><option value="US">United States</option></select></div>
<div class="field wide"><label for="line1">Address line 1</label><input id="line1" name="line1" autocomplete="address-line1" placeholder="Street address"><p class="problem" id="line1-problem"></p></div>
<div class="field wide"><label for="line2">Address line 2</label><input id="line2" name="line2" autocomplete="address-line2" placeholder="Apt., suite, unit number, etc. (optional)"></div>
<div class="field wide"><label for="city">City</label><input id="city" name="city" autocomplete="address-level2"><p class="problem" id="city-problem"></p></div>
<div class="field"><label for="state">State</label><select id="state" name="state" autocomplete="address-level1"></select><p class="problem" id="state-problem"></p></div>
<div class="field"><label for="postal">ZIP code</label><input id="postal" name="postal" autocomplete="postal-code" placeholder="12345"><p class="problem" id="postal-problem"></p></div>
</form>`,
  challenge: `<main class="challenge"><h1>3D Secure 2 Test Page</h1>
<p>${BANK_ASKS}</p>
<div class="buttons"><button id="complete" type="button" disabled>Complete</button><button id="fail" type="button" class="plain" disabled>Fail</button></div></main>`,
} as const;

export type ElementName = keyof typeof BODIES;

/** The page inside a frame. */
export function elementPage(element: ElementName): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Secure ${element} input frame</title><link rel="stylesheet" href="/elements/frame.css"></head>
<body data-element="${element}">${BODIES[element]}<script src="/elements/frame.js"></script></body></html>`;
}

export const ELEMENT_CSS = `
:root { --primary: #1f4d3f; --background: #ffffff; --text: #30313d; --danger: #c0123c; --radius: 6px; --font: system-ui, sans-serif; }
* { box-sizing: border-box; }
body { margin: 0; font: 16px/1.4 var(--font); color: var(--text); }
form { display: grid; grid-template-columns: 1fr 1fr; gap: 12px; padding: 2px 2px 6px; }
.field { display: flex; flex-direction: column; gap: 4px; min-width: 0; }
.wide { grid-column: 1 / -1; }
label { font-size: 14px; }
input, select { width: 100%; min-height: 44px; padding: 8px 12px; font: inherit; color: inherit; background: var(--background);
  border: 1px solid #757780; border-radius: var(--radius); }
input::placeholder { color: #6f7180; }
input:focus, select:focus { outline: 2px solid var(--primary); outline-offset: 1px; }
input[aria-invalid='true'] { border-color: var(--danger); color: var(--danger); }
.problem { margin: 0; font-size: 14px; color: var(--danger); }
.problem:empty { display: none; }
.page { background: #f4f4f2; }
.invoice, .challenge { max-width: 560px; margin: 0 auto; padding: 32px 24px; background: #fff; }
.invoice { margin-top: 24px; border-radius: 8px; }
.invoice h1, .challenge h1 { margin: 0 0 8px; font-size: 20px; }
.amount { margin: 0; font-size: 32px; font-weight: 600; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 6px 16px; margin: 24px 0; }
dt, .note, small { color: #5d5f6b; }
dd { margin: 0; overflow-wrap: anywhere; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 10px 0; text-align: left; border-bottom: 1px solid #dcdce0; vertical-align: top; }
th:last-child, td:last-child { text-align: right; white-space: nowrap; }
.note { margin: 24px 0 0; font-size: 14px; }
main.challenge { display: flex; flex-direction: column; justify-content: center; min-height: 100vh; }
dialog { width: min(100% - 32px, 500px); border: 0; border-radius: 8px; }
dialog::backdrop { background: rgb(0 0 0 / 60%); }
form + .problem, .pay { margin-top: 24px; }
.buttons { display: flex; flex-wrap: wrap; gap: 12px; }
button { min-height: 44px; padding: 8px 20px; font: inherit; color: #fff; background: var(--primary); border: 1px solid var(--primary);
  border-radius: var(--radius); cursor: pointer; }
button.plain { color: var(--primary); background: transparent; }
`;
