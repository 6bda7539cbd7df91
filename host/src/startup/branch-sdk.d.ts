/** The part of the library that we use; it has no types of its own. */
declare module 'branch-sdk' {
  interface Branch {
    init(
      key: string,
      options: { no_journeys: boolean; timeout: number },
      callback: (error: unknown, data: { data_parsed?: unknown } | null) => void,
    ): void;
  }
  const branch: Branch;
  export default branch;
}
