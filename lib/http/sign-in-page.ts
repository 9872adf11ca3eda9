/**
 * The page that asks for a token, as HTML with two gaps, `{said}` and `{to}`. It looks like the others without their
 * styles, which whoever is not signed in does not get: the colours are those of app/themes.css.
 */

export const SIGN_IN = "/sign-in";

/**
 * All pages are served with `no-referrer`, where a browser does not say whence a form comes: the guard asks for it.
 */
export const SIGN_IN_PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="same-origin">
<title>Sign in · Fathom</title>
<style>
:root {
  color-scheme: light dark;
  --bg: light-dark(#f3f5f4, #0b1114);
  --card: light-dark(#ffffff, #0f1519);
  --fg: light-dark(#15202a, #e5ebee);
  --fg-2: light-dark(#43515c, #acb9c1);
  --line: light-dark(#dce2e1, #222d33);
  --line-ctl: light-dark(#7f8b92, #6b7a84);
  --accent: light-dark(#086173, #58c4d5);
  --on-accent: light-dark(#ffffff, #04222a);
  --err: light-dark(#a4161a, #ff8a80);
  font: 14px/22px Inter, system-ui, sans-serif;
}
body { display: grid; place-items: center; min-height: 100vh; margin: 0; background: var(--bg); color: var(--fg); }
main {
  box-sizing: border-box; width: min(24rem, calc(100vw - 2rem)); padding: 24px;
  border: 1px solid var(--line); border-radius: 8px; background: var(--card);
}
h1 { margin: 0; font-size: 22px; line-height: 28px; letter-spacing: -0.015em; }
p { margin: 8px 0 0; color: var(--fg-2); }
form { margin-top: 16px; }
label { display: block; color: var(--fg-2); font-size: 13px; }
input, button {
  display: block; box-sizing: border-box; width: 100%; height: 44px; padding: 0 12px;
  border-radius: 6px; font: inherit;
}
input { margin-top: 4px; border: 1px solid var(--line-ctl); background: var(--card); color: var(--fg); }
button {
  margin-top: 16px; border: 0; background: var(--accent); color: var(--on-accent); font-weight: 500; cursor: pointer;
}
:focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; }
[role="alert"] { color: var(--err); }
@media (forced-colors: active) { button { border: 1px solid ButtonText; } }
</style>
</head>
<body>
<main>
<h1>Fathom</h1>
{said}
<form method="post" action="${SIGN_IN}">
<input type="hidden" name="to" value="{to}">
<label>Token
<input type="password" name="token" required autofocus autocomplete="current-password">
</label>
<button type="submit">Sign in</button>
</form>
</main>
</body>
</html>
`;
