let guard = () => false

/** Who knows whether a reload would lose typed text. */
export function configureTextGuard(test: () => boolean) {
  guard = test
}

/** Whether a reload would lose typed text. */
export const wouldLoseText = () => guard()
