/** In place of the theme's own module, which brings every language's grammar into the script that all pages load. */
export default {};
