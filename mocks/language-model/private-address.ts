import { BlockList, isIPv4, isIPv6 } from 'node:net'

/** An address of somebody's own led into the private network of the server. */
export class PrivateAddress extends Error {
  override name = 'PrivateAddress'
}

const closed = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  closed.addSubnet(net, bits, 'ipv4')

/** Addresses of the IPv6 internet that is given out; everything else is private, local, mapped or a tunnel. */
const given = new BlockList()
given.addSubnet('2000::', 3, 'ipv6')
const tunnels = new BlockList()
tunnels.addSubnet('2001::', 23, 'ipv6')
tunnels.addSubnet('2001:db8::', 32, 'ipv6')
tunnels.addSubnet('2002::', 16, 'ipv6')

/** Whether an IP address is not one of the public internet: this machine, its network, a link's, a reserved one. */
export function isPrivateAddress(address: string): boolean {
  const plain = address.replace(/%.*$/, '')
  if (isIPv4(plain)) return closed.check(plain, 'ipv4')
  if (isIPv6(plain)) return !given.check(plain, 'ipv6') || tunnels.check(plain, 'ipv6')
  return true
}
