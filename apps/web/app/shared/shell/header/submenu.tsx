import { type FocusEvent, type KeyboardEvent, type MouseEvent, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { isWithin, type NavId, type NavLinkItem } from '../../navigation.ts';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icon.tsx';
import css from './header.module.css';
import { NavItem } from './nav-item.tsx';

/** Opens by pointer, press and keyboard (NAV-06); Escape and leaving close it. */
export const Submenu = ({ id, items }: { id: NavId; items: NavLinkItem[] }) => {
  const t = useTranslations('shell');
  const { pathname } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const list = useId();
  const onBlur = (event: FocusEvent<HTMLElement>): void => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    setOpen(false);
    button.current?.focus();
  };
  // The mouse has opened it by coming near; a press must not close it again under the hand.
  const press = (event: MouseEvent<HTMLButtonElement, PointerEvent>): void => {
    const isMouse = event.nativeEvent.pointerType === 'mouse' && event.detail > 0;
    setOpen(isMouse || !isOpen);
  };
  return (
    <li>
      <div
        role="presentation"
        className={classes(css['holder'], isOpen && css['open'])}
        onPointerEnter={(event) => event.pointerType === 'mouse' && setOpen(true)}
        onPointerLeave={(event) => event.pointerType === 'mouse' && setOpen(false)}
        onBlur={onBlur}
        onKeyDown={onKeyDown}
      >
        <button
          ref={button}
          className={css['more']}
          type="button"
          aria-expanded={isOpen}
          aria-controls={list}
          data-current={items.some((item) => isWithin(item.href, pathname)) || undefined}
          onClick={press}
        >
          {t(`nav.${id}`)}
          <Icon name="down" size="xs" />
        </button>
        {/* It fades while it closes: nothing in it takes the focus meanwhile. */}
        <ul className={css['submenu']} id={list} inert={!isOpen}>
          {items.map((item) => (
            <li key={item.id}>
              <NavItem item={item} className={css['sublink']} onClick={() => setOpen(false)} />
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
};
