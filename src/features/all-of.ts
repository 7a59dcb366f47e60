/** Everything that the parts in a list read, as one type. */
export type AllOf<Part> = (
  Part extends { read(...given: never[]): Promise<infer Data> }
    ? (data: Data) => void
    : never
) extends (data: infer Data) => void
  ? Data
  : never
