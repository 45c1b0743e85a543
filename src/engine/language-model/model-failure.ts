/** The model did not answer, or not to the end; `message` is for people. */
export class ModelFailure extends Error {
  override name = 'ModelFailure'
}
