import { declarations } from "../../../data/clisitef/samples/declarations.ts";
import type { Fence } from "../page/form/fences.ts";
import { complaints, isRun, laidOut, pagesWith } from "./fragments.ts";

const pages = pagesWith("c");

/** Routines as the pages print them; those of the other libraries are declared nowhere else. */
const printed = pages
  .flatMap(({ fragments }) => fragments.map(({ code }) => code))
  .filter((code) => /^(?:(?:int|void) [A-Z][^{}]*;\n+)+$/.test(code));

/** What a reader's own program has. */
const ofTheReader = `
#include <ctype.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
static int command, proceed, amount; static long field; static short least, most;
enum { BUFFER_SIZE = 20000, draw_qr_code = 1 };
static char buffer[BUFFER_SIZE], output[BUFFER_SIZE], qr_text[999], typed[99];
static char invoice[99], document[99], day[99], hour[99], operator_name[99], parameters[999];
static char card[99], track2[999], key[65], opening_key[999], protected_password[999], release_key[999], access_key[999];
static char tuiccs[99], pin_block[99];
static struct { char *code, *description, *quantity, *price, *total; } *product;
static struct { char *driver, *plate, *mileage, *litres, *main_fuel; } sale;
int add_points(const char *cpf);
int answer(int command, long field, char *buffer);
const char *answer_to(long field);
int ask_again(void);
int ask_operator(int command, long field, char *buffer);
int cnpj_is_valid(const char *cnpj);
void copy_text(char *to, size_t size, const char *from);
int cpf_is_valid(const char *cpf);
int follow_loop(void);
short hand_over_cash(void);
bool next_product(void);
void hide_qr_code(void);
void keep(long field, const char *text);
int obey(int command, long field, char *buffer);
int password_matches(const char *password);
void post_to_screen(int what, const char *text);
short print_receipt(void);
const char *product_list(const void *sale);
int read_from_scanner(char *buffer, size_t size);
int read_values(const char *output, char values[][25], int most);
void remember_keys(char keys);
int run_loop(void);
void show_below_qr_code(const char *text);
int show_message(const char *text);
int show_mkse_error(const char *result);
void show_qr_code(const char *text);
int show_refusal(int result);
int stop_was_pressed(void);
int two_digits(const char *at);
int wants_to_stop(void);`;

/** A fragment is declarations, cases of the loop that another page shows, or statements. */
function around({ code, line }: Fence): readonly [string, string] {
  if (/^(?:static |const )*\w+ \*?\w+\(/.test(code)) return ["", ""];
  const begin = `int at${line}(char *time) {`;
  return code.startsWith("case ") ? [`${begin} switch (command) {`, "} return 0; }"] : [begin, "return 0; }"];
}

test("fragments are found, so that something is compiled", () => {
  expect(pages.flatMap(({ fragments }) => fragments).length).toBeGreaterThan(100);
  expect(printed).not.toEqual([]);
});

if (isRun("gcc")) {
  test("the fragments in C of the pages compile without a warning", () => {
    const sources = Object.fromEntries(
      pages.map((page) => [page.file.replace(/mdx$/, "c"), laidOut(page, around).join("\n")]),
    );
    const reader = [declarations.c, ...printed, ofTheReader].join("\n");
    const options = ["-std=c99", "-Wall", "-Wextra", "-Wpedantic", "-Werror", "-Wno-unused", "-fsyntax-only"];
    const args = [...options, "-include", "reader.h", ...Object.keys(sources)];
    expect(complaints({ ...sources, "reader.h": reader }, "gcc", args)).toBe("");
  }, 120_000);
}
