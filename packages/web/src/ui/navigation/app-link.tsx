import { Link, type LinkComponent, type NavigateOptions } from '@tanstack/react-router';
import classes from './text-link.module.css';

/** A place of the product: a route with its parameters and search, which the compiler checks. */
export type Destination = NavigateOptions;

/** A link to a route of the product; in the link colour by default. */
export const AppLink: LinkComponent<'a'> = (props) => <Link className={classes.link} {...props} />;
