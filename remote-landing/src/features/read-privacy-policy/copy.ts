export const TITLE = 'Privacy Policy';
export const LEDE =
  'This policy says what Keydate knows about you, why, and what you can ask of us. In force since November 2026.';
