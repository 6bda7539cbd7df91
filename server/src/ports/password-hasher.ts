export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** True if the password matches the hash. With a null hash it takes as long and returns false. */
  verify(hash: string | null, password: string): Promise<boolean>;
}
