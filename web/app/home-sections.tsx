import type { JSX } from 'react';
import { Link, useLocation } from 'wouter';

/** Sections of the home page that menus lead to, by their ids. */
export const HOME_SECTIONS = {
  features: 'Features',
  'how-it-works': 'How It Works',
  testimonials: 'How it is used',
} as const;
export type HomeSection = keyof typeof HOME_SECTIONS;

interface SectionLinkProps {
  section: HomeSection;
  onClick?: () => void;
}

/** A link to a section of the home page: on the page itself it scrolls. */
export function SectionLink({ section, onClick }: SectionLinkProps): JSX.Element {
  const [path] = useLocation();
  const name = HOME_SECTIONS[section];
  return path === '/' ? (
    <a href={`#${section}`} onClick={onClick}>
      {name}
    </a>
  ) : (
    <Link href={`/#${section}`}>{name}</Link>
  );
}
