import type { LibrarySamples } from "../sample.ts";

/** One turn of the loop on a console: what each command asks, and what goes back in Buffer and Continua. */
export const samples: LibrarySamples = {
  c: String.raw`#include <stdio.h>
#include <string.h>

int stop_wanted(void);              /* whether the operator pressed "cancel" */
void keep(long field, char *value); /* receipts are fields 121 and 122 */

/* A line of the operator; an empty one goes back to the sale. */
static int ask(char *prefix, char *buffer, int size) {
    char line[512];
    if (!fgets(line, sizeof line, stdin)) return -1;
    line[strcspn(line, "\r\n")] = '\0';
    snprintf(buffer, size, "%s%s", prefix, line);
    return line[0] == '\0' ? -1 : 0;
}

int obey(int command, long field, short least, short most, char *buffer, int size) {
    switch (command) {
    case 0: /* a value: it goes back as it came */
        keep(field, buffer);
        return 0;
    case 1: case 2: case 3: case 4: case 15: case 50: case 52:
        printf("%s\n", buffer);
        return stop_wanted() && command == 52 ? -1 : 0;
    case 11: case 12: case 13: case 14: case 16: case 51:
        return 0; /* what the matching command showed leaves the screen */
    case 19: case 20: case 37:
        printf("%s (0 yes, 1 no) ", buffer);
        return ask("", buffer, size);
    case 21: case 42: /* 1:text;2:text; */
        printf("%s\noption: ", buffer);
        return ask("", buffer, size);
    case 22:
        printf("%s [enter]", buffer);
        getchar();
        buffer[0] = '\0';
        return 0;
    case 23: /* no pause here */
        return stop_wanted() ? -1 : 0;
    case 31: case 35: /* 0: says that it was typed */
        printf("%s ", buffer);
        return ask("0:", buffer, size);
    default: /* 29, 30, 33, 34, 41 and what is not known yet */
        printf("%s (%d to %d, field %ld) ", buffer, least, most, field);
        return ask("", buffer, size);
    }
}`,
  pascal: String.raw`var
  StopWanted: Boolean = False; { the operator pressed "cancel" }

function Ask(const Prefix: AnsiString; Buffer: PAnsiChar; Size: Integer): Integer;
var
  Line: AnsiString;
begin
  ReadLn(Line);
  StrPLCopy(Buffer, Prefix + Line, Size - 1);
  if Line = '' then Result := -1 else Result := 0;
end;

function Obey(Command: Integer; Field: LongInt; Least, Most: SmallInt;
  Buffer: PAnsiChar; Size: Integer): Integer;
begin
  Result := 0;
  case Command of
    0: Keep(Field, Buffer); { a value: it goes back as it came; receipts are fields 121 and 122 }
    1, 2, 3, 4, 15, 50, 52:
      begin
        WriteLn(Buffer);
        if StopWanted and (Command = 52) then Result := -1;
      end;
    11, 12, 13, 14, 16, 51: ; { what the matching command showed leaves the screen }
    19, 20, 37:
      begin
        Write(Buffer, ' (0 yes, 1 no) ');
        Result := Ask('', Buffer, Size);
      end;
    21, 42: { 1:text;2:text; }
      begin
        WriteLn(Buffer);
        Write('option: ');
        Result := Ask('', Buffer, Size);
      end;
    22:
      begin
        Write(Buffer, ' [enter]');
        ReadLn;
        Buffer^ := #0;
      end;
    23: if StopWanted then Result := -1; { no pause here }
    31, 35: { 0: says that it was typed }
      begin
        Write(Buffer, ' ');
        Result := Ask('0:', Buffer, Size);
      end;
  else { 29, 30, 33, 34, 41 and what is not known yet }
    Write(Buffer, ' (', Least, ' to ', Most, ', field ', Field, ') ');
    Result := Ask('', Buffer, Size);
  end;
end;`,
  csharp: String.raw`using System;
using System.Text;

static class Loop
{
    public static bool StopWanted { get; set; } // the operator pressed "cancel"

    static string Text(byte[] buffer)
    {
        int end = Array.IndexOf(buffer, (byte)0);
        return Encoding.Default.GetString(buffer, 0, end < 0 ? buffer.Length : end);
    }

    // A line of the operator; an empty one goes back to the sale.
    static int Ask(string prefix, byte[] buffer)
    {
        string line = Console.ReadLine() ?? "";
        Array.Clear(buffer, 0, buffer.Length);
        Encoding.Default.GetBytes(prefix + line).CopyTo(buffer, 0);
        return line == "" ? -1 : 0;
    }

    public static int Obey(int command, int field, short least, short most, byte[] buffer)
    {
        string text = Text(buffer);
        switch (command)
        {
            case 0: // a value: it goes back as it came
                Disk.Keep(field, text);
                return 0;
            case 1: case 2: case 3: case 4: case 15: case 50: case 52:
                Console.WriteLine(text);
                return StopWanted && command == 52 ? -1 : 0;
            case 11: case 12: case 13: case 14: case 16: case 51:
                return 0; // what the matching command showed leaves the screen
            case 19: case 20: case 37:
                Console.Write(text + " (0 yes, 1 no) ");
                return Ask("", buffer);
            case 21: case 42: // 1:text;2:text;
                Console.Write(text + "\noption: ");
                return Ask("", buffer);
            case 22:
                Console.Write(text + " [enter]");
                Console.ReadLine();
                buffer[0] = 0;
                return 0;
            case 23: // no pause here
                return StopWanted ? -1 : 0;
            case 31: case 35: // 0: says that it was typed
                Console.Write(text + " ");
                return Ask("0:", buffer);
            default: // 29, 30, 33, 34, 41 and what is not known yet
                Console.Write(text + " (" + least + " to " + most + ", field " + field + ") ");
                return Ask("", buffer);
        }
    }
}`,
  java: String.raw`import java.nio.charset.Charset;
import java.util.Arrays;
import java.util.Scanner;

class Loop {
    static volatile boolean stopWanted; // the operator pressed "cancel"
    private static final Scanner console = new Scanner(System.in);

    private static String text(byte[] buffer) {
        int end = 0;
        while (end < buffer.length && buffer[end] != 0) end++;
        return new String(buffer, 0, end, Charset.defaultCharset());
    }

    /** A line of the operator; an empty one goes back to the sale. */
    private static int ask(String prefix, byte[] buffer) {
        String line = console.nextLine();
        byte[] answer = (prefix + line).getBytes(Charset.defaultCharset());
        Arrays.fill(buffer, (byte) 0);
        System.arraycopy(answer, 0, buffer, 0, answer.length);
        return line.isEmpty() ? -1 : 0;
    }

    static int obey(int command, int field, short least, short most, byte[] buffer) {
        String text = text(buffer);
        switch (command) {
            case 0: // a value: it goes back as it came
                Disk.keep(field, text);
                return 0;
            case 1: case 2: case 3: case 4: case 15: case 50: case 52:
                System.out.println(text);
                return stopWanted && command == 52 ? -1 : 0;
            case 11: case 12: case 13: case 14: case 16: case 51:
                return 0; // what the matching command showed leaves the screen
            case 19: case 20: case 37:
                System.out.print(text + " (0 yes, 1 no) ");
                return ask("", buffer);
            case 21: case 42: // 1:text;2:text;
                System.out.print(text + "\noption: ");
                return ask("", buffer);
            case 22:
                System.out.print(text + " [enter]");
                console.nextLine();
                buffer[0] = 0;
                return 0;
            case 23: // no pause here
                return stopWanted ? -1 : 0;
            case 31: case 35: // 0: says that it was typed
                System.out.print(text + " ");
                return ask("0:", buffer);
            default: // 29, 30, 33, 34, 41 and what is not known yet
                System.out.print(text + " (" + least + " to " + most + ", field " + field + ") ");
                return ask("", buffer);
        }
    }
}`,
};
