/** The model did not answer, or not to the end; `message` is for people. */
export class ModelFailure extends Error {
  override name = 'ModelFailure'
  /** The question was longer than the model takes. How much it takes may be known now. */
  isTooLong = false
}
