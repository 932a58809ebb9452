import type { NetworkInterfaceInfo } from 'node:os';

type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;
type Environment = Readonly<Record<string, string | undefined>>;

/** Networks of containers, virtual machines and tunnels: no phone reaches them. */
const VIRTUAL =
  /^(?:docker|br-|veth|virbr|vmnet|vboxnet|vethernet|tun|tap|utun|wg|zt|tailscale|cni|flannel)/i;
/** As home and church routers give them, most usual first. */
const PRIVATE = [/^192\.168\./, /^10\./, /^172\.(?:1[6-9]|2\d|3[01])\./];

/** This machine's address on the local network, the likeliest if it has several; undefined without a network. */
export function lanAddress(interfaces: Interfaces): string | undefined {
  const addresses = Object.entries(interfaces)
    .filter(([name]) => !VIRTUAL.test(name))
    .flatMap(([, infos]) => infos ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address)
    .filter((address) => !address.startsWith('169.254.'));
  const rank = (address: string): number => {
    const found = PRIVATE.findIndex((pattern) => pattern.test(address));
    return found === -1 ? PRIVATE.length : found;
  };
  return addresses.sort((one, other) => rank(one) - rank(other))[0];
}

/**
 * The settings for `npm start -- --lan`: listens on the whole network, and gives phones this machine's address there.
 * What HOST and PUBLIC_URL say themselves wins. With `PORT=0` the address is taken from the request.
 */
export function onLan(environment: Environment, interfaces: Interfaces): Environment {
  const address = lanAddress(interfaces);
  const port = environment.PORT || '5000';
  return {
    ...environment,
    HOST: environment.HOST || '0.0.0.0',
    ...(address !== undefined &&
      port !== '0' && { PUBLIC_URL: environment.PUBLIC_URL || `http://${address}:${port}` }),
  };
}
