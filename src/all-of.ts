/** Everything that the parts of a list read. */
export type AllOf<Part> = (
  Part extends { read(...given: never[]): Promise<infer Data> }
    ? (data: Data) => void
    : never
) extends (data: infer Data) => void
  ? Data
  : never
