type Environment = Readonly<Record<string, string | undefined>>

let read = (): Environment => ({})

/** Says where words of whoever runs the engine are read (a model, sources outside): a server has variables, a page none. */
export function configureEnvironment(next: () => Environment): void {
  read = next
}

/** Read anew at every use. */
export const environment = (): Environment => read()
