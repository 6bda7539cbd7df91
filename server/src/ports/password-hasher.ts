export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** Whether the password is that of the hash. With a null hash it takes as long and says no. */
  verify(hash: string | null, password: string): Promise<boolean>;
}
