/** What the parts of a list read, all of it. */
export type AllOf<Part> = (
  Part extends { read(...given: never[]): Promise<infer Data> }
    ? (data: Data) => void
    : never
) extends (data: infer Data) => void
  ? Data
  : never
