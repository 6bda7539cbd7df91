import { argon2PasswordHasher } from './argon2-password-hasher';

test('a password is kept as argon2id, each time with other salt, and is recognised', async () => {
  const { hash, verify } = await argon2PasswordHasher();
  const [one, other] = [await hash('Juniper!2026'), await hash('Juniper!2026')];
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(other).not.toBe(one);
  expect([await verify(one, 'Juniper!2026'), await verify(one, 'juniper!2026'), await verify(one, '')]).toEqual([
    true,
    false,
    false,
  ]);
});

test('where there is no account no password is right, not even the one that is hashed in its place', async () => {
  const { verify } = await argon2PasswordHasher();
  for (const password of ['no account has this password', '', 'Juniper!2026'])
    expect(await verify(null, password)).toBe(false);
});
