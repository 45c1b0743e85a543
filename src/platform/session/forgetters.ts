const forgetters = new Set<() => void>()

/** Registers something that must not outlive the person (drafts, for one): called at every sign-out. */
export function onSignOut(forget: () => void) {
  forgetters.add(forget)
  return () => forgetters.delete(forget)
}

export const runForgetters = () => forgetters.forEach((forget) => forget())
