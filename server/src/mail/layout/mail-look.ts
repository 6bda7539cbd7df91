/** The inks, papers and type of mails, one set for light and one for dark: the only place that names them. */
export const LIGHT = {
  ink: '#14171f',
  softInk: '#4a5060',
  rule: '#e3e1da',
  paper: '#faf9f6',
  card: '#ffffff',
  sunken: '#f2f0ea',
};
export const DARK: typeof LIGHT = {
  ink: '#eceae4',
  softInk: '#a9adb8',
  rule: '#2c303a',
  paper: '#12141a',
  card: '#1a1d25',
  sunken: '#0d0f14',
};

const SANS = "Inter,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const SERIF = "Newsreader,Georgia,'Times New Roman',serif";

/** Styles are in attributes, since many mail programs drop all others. */
export const STYLES = {
  page: `margin:0;padding:0;background:${LIGHT.paper};color:${LIGHT.ink}`,
  ground: `background:${LIGHT.paper};padding:40px 16px`,
  column: 'width:100%;max-width:520px;margin:0 auto;border-collapse:separate',
  name: `padding:0 4px 20px;font:600 24px/1 ${SERIF};letter-spacing:-.01em;color:${LIGHT.ink}`,
  card: `padding:32px 32px 16px;background:${LIGHT.card};border:1px solid ${LIGHT.rule};border-radius:12px`,
  paragraph: `margin:0 0 16px;font:16px/24px ${SANS};color:${LIGHT.ink}`,
  emphasis:
    `margin:8px 0 24px;padding:20px 16px;background:${LIGHT.sunken};border-radius:8px;font:600 34px/40px ${SANS};` +
    `font-variant-numeric:tabular-nums;letter-spacing:.18em;text-indent:.18em;text-align:center;color:${LIGHT.ink}`,
  heading: `margin:24px 0 4px;font:600 18px/26px ${SANS};color:${LIGHT.ink}`,
  action: 'margin:24px 0',
  button:
    `display:inline-block;padding:12px 20px;border-radius:8px;background:${LIGHT.ink};color:${LIGHT.card};` +
    `font:600 16px/20px ${SANS};text-decoration:none`,
  entryLink: `font-weight:600;color:${LIGHT.ink};text-decoration:underline`,
  about: `font:14px/20px ${SANS};color:${LIGHT.softInk}`,
  footLink: `color:${LIGHT.softInk};text-decoration:underline`,
  foot: `padding:20px 4px 0;font:14px/20px ${SANS};color:${LIGHT.softInk}`,
  preview: 'display:none;max-height:0;overflow:hidden',
};

/** For mail programs that support a style sheet, in dark mode. */
export const DARK_SHEET = `@media (prefers-color-scheme:dark){
.ground{background:${DARK.paper}!important}
.name,.paragraph,.emphasis{color:${DARK.ink}!important}
.card{background:${DARK.card}!important;border-color:${DARK.rule}!important}
.emphasis{background:${DARK.sunken}!important}
.foot{color:${DARK.softInk}!important}
.button{background:${DARK.ink}!important;color:${DARK.card}!important}
}
@media (max-width:480px){.card{padding:24px 20px 8px!important}td.ground{padding:24px 12px!important}}`;
