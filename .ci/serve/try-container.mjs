// docs/hosting/Containerfile, for `npm run hosting:try`. With buildah or podman and base images within reach the image is built
// and run. Where they are not, its steps are done one after the other in folders of this machine, with this machine's
// Node and nginx in place of the images': that proves the steps and not the images, and it is said.
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'

const FILE = 'docs/hosting/Containerfile'

/** Instructions with their words; lines that end in a backslash go on. */
export function instructionsOf(text) {
  return text
    .replaceAll(/^\s*#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, ' ')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [, name, rest] = /^(\w+)\s+(.*)$/.exec(line)
      return { name, rest }
    })
}

/** What `COPY . .` takes along: the folder without what Containerfile.dockerignore names. */
function context() {
  const rules = readFileSync('docs/hosting/Containerfile.dockerignore', 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
  const fits = (rule, name) => new RegExp(`^${rule.replaceAll('.', '\\.').replaceAll('*', '.*')}$`).test(name)
  return (path) => {
    const [name] = path.slice(resolve('.').length + 1).split('/')
    const last = rules.findLast((rule) => fits(rule.replace(/^!/, ''), name))
    return last === undefined || last.startsWith('!')
  }
}

const assigned = (text) =>
  Array.from(text.matchAll(/(\w+)=(?:"([^"]*)"|(\S+))/g), ([, name, quoted, bare]) => [name, quoted ?? bare])

/** Each stage as a folder; answers the last one's with what it runs with. */
function inFolders(folder, check) {
  const stages = []
  const filter = context()
  for (const { name, rest } of instructionsOf(readFileSync(FILE, 'utf8'))) {
    const stage = stages.at(-1)
    const inStage = (path) => join(stage.root, resolve(stage.workdir, path))
    if (name === 'FROM') {
      const [image, , as] = rest.split(/\s+/)
      stages.push({ image, as, root: join(folder, `stage-${stages.length}`), workdir: '/', env: {}, args: {} })
      mkdirSync(stages.at(-1).root)
    } else if (name === 'WORKDIR') {
      stage.workdir = rest
      mkdirSync(inStage('.'), { recursive: true })
    } else if (name === 'COPY') {
      const words = rest.split(/\s+/)
      const from = words[0].startsWith('--from=') ? words.shift().slice('--from='.length) : undefined
      const to = words.pop()
      const source = stages.find(({ as }) => as === from)
      for (const word of words) {
        const path = from ? join(source.root, word) : resolve(word)
        check(`${FILE}: ${word} is there to be copied`, existsSync(path))
        const isFile = statSync(path).isFile()
        const target = inStage(isFile && to.endsWith('/') ? join(to, basename(word)) : to)
        cpSync(path, target, { recursive: true, ...(from === undefined && { filter }) })
      }
    } else if (name === 'ARG') stage.args = { ...stage.args, ...Object.fromEntries(assigned(rest)) }
    else if (name === 'ENV') stage.env = { ...stage.env, ...Object.fromEntries(assigned(rest)) }
    else if (name === 'RUN') {
      console.log(`  RUN ${rest}`)
      // Vite's bundling, which the caller does, says production; an image says nothing.
      const { NODE_ENV: _, ...mine } = process.env
      const env = { ...mine, ...stage.env, ...stage.args }
      const { status, stderr } = spawnSync('sh', ['-c', rest], { cwd: inStage('.'), env, encoding: 'utf8' })
      check(`${FILE}: RUN ${rest}`, status === 0, stderr?.slice(-1000))
    } else if (name === 'HEALTHCHECK') stage.health = rest.replace(/^CMD\s+/, '')
    else if (name !== 'EXPOSE') check(`${FILE}: ${name} is an instruction that this script knows`, false)
  }
  return stages.at(-1)
}

const tool = () => ['podman', 'buildah'].find((name) => !spawnSync(name, ['--version'], { stdio: 'ignore' }).error)

export async function tryContainer({ folder, port, check, skipped, serve }) {
  const builder = tool()
  if (builder) {
    const args = builder === 'buildah' ? ['bud'] : ['build']
    const { status, stderr } = spawnSync(builder, [...args, '-f', FILE, '-t', 'roadrunner-hosting-try', '.'], {
      encoding: 'utf8',
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    const isOutOfReach = /initializing source|no such host|pinging container registry|short-name/.test(stderr)
    if (!isOutOfReach) check(`${builder} builds the image`, status === 0, stderr.slice(-1000))
    console.log(
      isOutOfReach ? `  ${builder} cannot have the base images here: no image was built` : `  ${builder} built it`,
    )
  } else console.log('  neither podman nor buildah is installed: no image was built')
  skipped.push('the image itself running')

  console.log("  its steps in folders, with this machine's Node and nginx:")
  const last = inFolders(folder, check)
  const template = join(last.root, 'etc/nginx/templates/default.conf.template')
  check('the template is where the image looks for it', existsSync(template))
  await serve({ template, root: join(last.root, 'usr/share/nginx/html'), env: last.env, port, health: last.health })
}
