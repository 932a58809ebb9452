import type { NetworkInterfaceInfo } from 'node:os';
import { expect, it } from 'vitest';
import { lanAddress, onLan } from './lan.ts';

const at = (address: string, internal = false): NetworkInterfaceInfo[] => [
  { address, internal, family: 'IPv4', netmask: '', mac: '', cidr: null },
];

it('finds the address that phones reach, not that of a container or a tunnel', () => {
  expect(
    lanAddress({
      lo: at('127.0.0.1', true),
      docker0: at('172.17.0.1'),
      tun0: at('10.8.0.2'),
      eth0: at('203.0.113.7'),
      wlan0: at('192.168.1.20'),
    }),
  ).toBe('192.168.1.20');
  expect(lanAddress({ eth0: at('203.0.113.7'), eth1: at('10.0.0.4') })).toBe('10.0.0.4');
  expect(lanAddress({ lo: at('127.0.0.1', true), eth0: at('169.254.3.4') })).toBeUndefined();
});

it('listens on the whole network under that address; what the settings say wins', () => {
  const network = { wlan0: at('192.168.1.20') };
  expect(onLan({}, network)).toEqual({ HOST: '0.0.0.0', PUBLIC_URL: 'http://192.168.1.20:5000' });
  expect(onLan({ PORT: '8080' }, network)).toMatchObject({ PUBLIC_URL: 'http://192.168.1.20:8080' });
  const own = { HOST: '192.168.1.20', PUBLIC_URL: 'https://berea.example' };
  expect(onLan(own, network)).toEqual(own);
  expect(onLan({}, {})).toEqual({ HOST: '0.0.0.0' });
});
