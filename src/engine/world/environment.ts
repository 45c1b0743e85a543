type Environment = Readonly<Record<string, string | undefined>>

let read = (): Environment => ({})
let isServer = false

/** Says where words of whoever runs the engine are read (a model, sources outside): a server has variables, a page none. */
export function configureEnvironment(next: () => Environment, reachesOutside = true): void {
  read = next
  isServer = reachesOutside
}

/** Whether requests to other servers can be sent from here: pages may not, by the rules of the sources and of browsers. */
export const reachesOutside = (): boolean => isServer

/** Read anew at every use. */
export const environment = (): Environment => read()
